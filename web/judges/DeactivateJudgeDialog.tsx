import type { JudgeRow } from "#shared/judges/judges.schema.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { useNames } from "../users/names.ts";
import { judges, judgesQuery } from "./judges.queries.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";

export default function DeactivateJudgeDialog({ row, onClose }: { row: JudgeRow; onClose: () => void }) {
	const text = useText(manageJudgesMessages);
	const name = useNames()(row.users).full;
	const deactivate = useWrite({
		call: (_: void, key) => judges.remove({ params: { id: row.judges.id }, key }),
		said: () => ({ title: text("manageJudges.deactivated"), text: name }),
		changed: [judgesQuery],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("manageJudges.deactivateTitle")}
			submit={text("manageJudges.deactivate")}
			submitting={text("manageJudges.deactivating")}
			write={deactivate}
			onClose={onClose}
		>
			<p>{text("manageJudges.deactivateText", { name })}</p>
		</ConfirmDialog>
	);
}
