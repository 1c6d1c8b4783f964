import { useState } from "react";
import { isAlive, mayCancel } from "#shared/competition/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../../core/language/messages.ts";
import { lazyPart } from "../../../../core/lazyPart.tsx";
import { Button, type ButtonKind } from "../../../../ui/Button.tsx";
import { registrationMessages } from "../../registrations.messages.ts";
import { useEntryName } from "../../staff/entryName.ts";

const CancelDialog = lazyPart(() => import("./CancelDialog.tsx"));

type Props = {
	entry: MyRegistration;
	kind?: ButtonKind;
	/** Name of the person registered, if it is not the reader. */
	name?: string;
};

/**
 * Cancels a registration or leaves a waiting list; nothing where that is no longer possible, or
 * where an offered place is accepted or declined instead.
 */
export function CancelButton({ entry, kind, name }: Props) {
	const text = useText(registrationMessages);
	const title = useEntryName()(entry, name);
	const [isOpen, setOpen] = useState(false);
	const isWaiting = entry.status === "waitlisted";
	const { event, status, isMoved } = entry;
	if (status === "offered" || !isAlive(status) || !mayCancel(event, Date.now(), isMoved))
		return null;
	return (
		<>
			<Button
				kind={kind}
				aria-label={text(isWaiting ? "reg.leaveFor" : "reg.cancelFor", { title })}
				opens
				onClick={() => setOpen(true)}
			>
				{text(isWaiting ? "reg.leave" : "reg.cancel")}
			</Button>
			{isOpen && <CancelDialog entry={entry} name={name} onClose={() => setOpen(false)} />}
		</>
	);
}
