import type { JudgeRow } from "#shared/competition/judges/judges.schema.ts";
import DeleteDialog from "../../../base/records/DeleteDialog.tsx";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { judges, judgesQuery } from "../judges.queries.ts";
import { manageJudgesMessages } from "./manageJudges.messages.ts";

export default function DeactivateJudgeDialog({
	row,
	onClose,
}: {
	row: JudgeRow;
	onClose: () => void;
}) {
	const text = useText(manageJudgesMessages);
	const name = useNames()(row.users).full;
	return (
		<DeleteDialog
			title={text("manageJudges.deactivateTitle")}
			sure={text("manageJudges.deactivateText", { name })}
			submit={text("manageJudges.deactivate")}
			submitting={text("manageJudges.deactivating")}
			call={(key) => judges.remove({ params: { id: row.judges.id }, key })}
			toast={[text("manageJudges.deactivated"), name]}
			changed={[judgesQuery]}
			onClose={onClose}
		/>
	);
}
