import type { Athlete } from "#shared/content/national-team/national-team.schema.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import DeleteDialog from "../../../platform/records/DeleteDialog.tsx";
import { athletesQuery, nationalTeam } from "../national-team.queries.ts";
import { manageTeamMessages } from "./manageTeam.messages.ts";

export default function DeleteAthleteDialog({
	item,
	onClose,
}: {
	item: Athlete;
	onClose: () => void;
}) {
	const text = useText(manageTeamMessages);
	const name = usePick()(item, "name");
	return (
		<DeleteDialog
			title={text("manageTeam.deleteTitle")}
			sure={text("manageTeam.sure", { name })}
			call={(key) => nationalTeam.remove({ params: { id: item.id }, key })}
			said={[text("manageTeam.wasDeleted"), name]}
			failed={{ fallback: text("manageTeam.deleteFailed") }}
			changed={[athletesQuery]}
			onClose={onClose}
		/>
	);
}
