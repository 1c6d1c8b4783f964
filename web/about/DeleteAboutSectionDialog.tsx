import type { AboutSection } from "#shared/about/about.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { about, aboutShown } from "./about.queries.ts";
import { manageAboutMessages } from "./manageAbout.messages.ts";

export default function DeleteAboutSectionDialog({ item, onClose }: { item: AboutSection; onClose: () => void }) {
	const text = useText(manageAboutMessages);
	const title = usePick()(item, "title");
	const remove = useWrite({
		call: (_: void, key) => about.remove({ params: { id: item.id }, key }),
		said: () => ({ title: text("manageAbout.wasDeleted"), text: title }),
		title: text("manageAbout.deleteFailed"),
		changed: [aboutShown],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("manageAbout.deleteTitle")}
			submit={text("manageAbout.delete")}
			submitting={text("manageAbout.deleting")}
			write={remove}
			onClose={onClose}
		>
			<p>{text("manageAbout.sure", { title })}</p>
		</ConfirmDialog>
	);
}
