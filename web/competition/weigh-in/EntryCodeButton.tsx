import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import { eventQuery } from "../events/events.queries.ts";
import { entryCodeMessages } from "./weigh-in.messages.ts";

const EntryCodeDialog = lazyPart(() => import("./EntryCodeDialog.tsx"));

type Props = { entry: MyRegistration; name?: string };

/** Opens the code that the check-in desk of a tournament scans; for approved entries only. */
export default function EntryCodeButton({ entry, name }: Props) {
	const text = useText(entryCodeMessages);
	const [isOpen, setOpen] = useState(false);
	const mayHave =
		entry.status === "approved" && entry.class !== null && !hasEnded(entry.event, Date.now());
	const { data: event } = useQuery({ ...eventQuery(entry.event.id), enabled: mayHave });
	if (!mayHave || event?.eventType !== "tournament") return null;
	return (
		<>
			<Button opens onClick={() => setOpen(true)}>
				{text("entryCode.show")}
			</Button>
			{isOpen && <EntryCodeDialog entry={entry} name={name} onClose={() => setOpen(false)} />}
		</>
	);
}
