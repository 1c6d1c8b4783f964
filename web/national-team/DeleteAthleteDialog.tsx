import type { Athlete } from "#shared/national-team/national-team.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { manageTeamMessages } from "./manageTeam.messages.ts";
import { athletesQuery, nationalTeam } from "./national-team.queries.ts";

export default function DeleteAthleteDialog({ item, onClose }: { item: Athlete; onClose: () => void }) {
	const text = useText(manageTeamMessages);
	const name = usePick()(item, "name");
	const remove = useWrite({
		call: (_: void, key) => nationalTeam.remove({ params: { id: item.id }, key }),
		said: () => ({ title: text("manageTeam.wasDeleted"), text: name }),
		fallback: text("manageTeam.deleteFailed"),
		changed: [athletesQuery],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("manageTeam.deleteTitle")}
			submit={text("manageTeam.delete")}
			submitting={text("manageTeam.deleting")}
			write={remove}
			onClose={onClose}
		>
			<p>{text("manageTeam.sure", { name })}</p>
		</ConfirmDialog>
	);
}
