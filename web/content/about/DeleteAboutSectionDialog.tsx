import type { AboutSection } from "#shared/content/about/about.schema.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import DeleteDialog from "../../platform/records/DeleteDialog.tsx";
import { about, aboutShown } from "./about.queries.ts";
import { manageAboutMessages } from "./manageAbout.messages.ts";

export default function DeleteAboutSectionDialog({
	item,
	onClose,
}: {
	item: AboutSection;
	onClose: () => void;
}) {
	const text = useText(manageAboutMessages);
	const title = usePick()(item, "title");
	return (
		<DeleteDialog
			title={text("manageAbout.deleteTitle")}
			sure={text("manageAbout.sure", { title })}
			call={(key) => about.remove({ params: { id: item.id }, key })}
			said={[text("manageAbout.wasDeleted"), title]}
			failed={{ title: text("manageAbout.deleteFailed") }}
			changed={[aboutShown]}
			onClose={onClose}
		/>
	);
}
