import type { Official } from "#shared/officials/officials.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { officials, officialsShown } from "./officials.queries.ts";

export default function DeleteOfficialDialog({ item, onClose }: { item: Official; onClose: () => void }) {
	const text = useText(manageOfficialsMessages);
	const name = usePick()(item, "name");
	const remove = useWrite({
		call: (_: void, key) => officials.remove({ params: { id: item.id }, key }),
		said: () => ({ title: text("manageOfficials.wasDeleted"), text: name }),
		title: text("manageOfficials.deleteFailed"),
		changed: [officialsShown],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("manageOfficials.deleteTitle")}
			submit={text("manageOfficials.delete")}
			submitting={text("manageOfficials.deleting")}
			write={remove}
			onClose={onClose}
		>
			<p>{text("manageOfficials.sure", { name })}</p>
		</ConfirmDialog>
	);
}
