import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { auditMessages } from "../audit.messages.ts";
import { HistoryLines } from "./HistoryLines.tsx";

/** The history of one row of a list, below the row. */
export default function HistoryPanel(props: { type: string; id: string; onClose: () => void }) {
	const text = useText(auditMessages);
	return (
		<section className="record-history stack tight" aria-label={text("audit.history")}>
			<HistoryLines wish={{ entityType: props.type, entityId: props.id }} />
			<p>
				<Button kind="link" onClick={props.onClose}>
					{text("audit.hideHistory")}
				</Button>
			</p>
		</section>
	);
}
