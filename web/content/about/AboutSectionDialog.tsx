import { firstOrder } from "#shared/content/about/about.rules.ts";
import { type AboutSection, AboutSectionEdit } from "#shared/content/about/about.schema.ts";
import { RecordHistory } from "../../base/history/history/RecordHistory.tsx";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import { recordOf, useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { AboutSectionFields, useLabels } from "./AboutSectionFields.tsx";
import { about, aboutShown } from "./about.queries.ts";
import { valuesOf } from "./aboutForm.ts";
import { manageAboutMessages } from "./manageAbout.messages.ts";

/** Creates or edits a section. */
export default function AboutSectionDialog({
	item,
	onClose,
}: {
	item: AboutSection | null;
	onClose: () => void;
}) {
	const text = useText(manageAboutMessages);
	const pick = usePick();
	const { form, dialog, field } = useRecordDialog({
		...recordOf(about, item, valuesOf),
		schema: AboutSectionEdit,
		draft: `about-${item?.id ?? "new"}`,
		labels: useLabels(),
		said: (saved) => ({
			title: text(item ? "manageAbout.wasUpdated" : "manageAbout.wasCreated"),
			text: pick(saved, "title"),
		}),
		title: text(item ? "manageAbout.updateFailed" : "manageAbout.createFailed"),
		changed: [aboutShown],
		onClose,
	});
	return (
		<RecordDialog
			{...dialog}
			title={text(item ? "manageAbout.editTitle" : "manageAbout.createTitle")}
		>
			<AboutSectionFields form={form} field={field} order={firstOrder} />
			{item && <RecordHistory type="aboutSection" id={item.id} />}
		</RecordDialog>
	);
}
