import { lazy, Suspense } from "react";
import { firstOrder } from "#shared/content/about/about.rules.ts";
import { type AboutSection, AboutSectionEdit } from "#shared/content/about/about.schema.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { BilingualField } from "../../platform/records/BilingualField.tsx";
import { OrderField } from "../../platform/records/OrderField.tsx";
import { RecordDialog } from "../../platform/records/RecordDialog.tsx";
import {
	recordOf,
	usePairLabels,
	useRecordDialog,
} from "../../platform/records/useRecordDialog.ts";
import { PictureField } from "../pictures/PictureField.tsx";
import { about, aboutShown } from "./about.queries.ts";
import { valuesOf } from "./aboutForm.ts";
import { manageAboutMessages } from "./manageAbout.messages.ts";

const Markdown = lazy(async () => ({
	default: (await import("../../ui/texts/Markdown.tsx")).Markdown,
}));

function useLabels() {
	const text = useText(manageAboutMessages);
	const labelsOf = usePairLabels();
	return {
		...labelsOf(["titleEn", "titleAr"], text("manageAbout.headline")),
		...labelsOf(["bodyEnMd", "bodyArMd"], text("manageAbout.content")),
		photoUrl: text("manageAbout.photo"),
		sortOrder: text("manageAbout.sortOrder"),
	};
}

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
			<BilingualField
				form={form}
				fields={{ en: "titleEn", ar: "titleAr" }}
				label={text("manageAbout.headline")}
			/>
			<p className="small soft">{text("manageAbout.help")}</p>
			<BilingualField
				form={form}
				fields={{ en: "bodyEnMd", ar: "bodyArMd" }}
				label={text("manageAbout.content")}
				rows={8}
				preview={(body) => (
					<Suspense>
						<Markdown under={3}>{body}</Markdown>
					</Suspense>
				)}
			/>
			<div className="side-by-side">
				<PictureField form={form} name="photoUrl" label={text("manageAbout.photo")} />
				<OrderField form={form} fallback={String(firstOrder)} {...field("sortOrder")} />
			</div>
		</RecordDialog>
	);
}
