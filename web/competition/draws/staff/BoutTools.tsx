import { useState } from "react";
import { useIntl } from "react-intl";
import type { ClassDraw } from "#shared/competition/draws/draws.schema.ts";
import type { PlayedBout } from "#shared/competition/draws/standing.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { manageDrawMessages } from "../draws.messages.ts";
import { ResultDialog } from "./ResultDialog.tsx";

/** Records or corrects the result of a bout in which two people meet. */
export default function BoutTools(props: { event: Event; draw: ClassDraw; bout: PlayedBout }) {
	const text = useText(manageDrawMessages);
	const { formatNumber } = useIntl();
	const [isOpen, setOpen] = useState(false);
	const { state, number } = props.bout;
	if (state !== "ready" && state !== "ended") return null;
	const word = state === "ended" ? "correct" : "record";
	return (
		<>
			<Button
				kind={state === "ended" ? "link" : undefined}
				opens
				aria-label={text(`manageDraw.${word}Of`, { number: formatNumber(number) })}
				onClick={() => setOpen(true)}
			>
				{text(`manageDraw.${word}`)}
			</Button>
			{isOpen && <ResultDialog {...props} onClose={() => setOpen(false)} />}
		</>
	);
}
