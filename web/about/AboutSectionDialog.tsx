import { type AboutSection, AboutSectionEdit } from "#shared/about/about.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { PictureField } from "../pictures/PictureField.tsx";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { recordMessages } from "../records/records.messages.ts";
import { Twin } from "../records/Twin.tsx";
import { useRecord } from "../records/useRecord.ts";
import { Field } from "../ui/Field.tsx";
import { Markdown } from "../ui/Markdown.tsx";
import { about, aboutShown } from "./about.queries.ts";
import { type AboutValues, valuesOf } from "./aboutForm.ts";
import { manageAboutMessages } from "./manageAbout.messages.ts";

/** What the fields are called where two editors meet. */
function useLabels(): Record<Exclude<keyof AboutValues, "version">, string> {
	const text = useText(manageAboutMessages);
	const ui = useText(recordMessages);
	const [title, content] = [text("manageAbout.headline"), text("manageAbout.content")];
	return {
		titleEn: ui("record.inEn", { label: title }),
		titleAr: ui("record.inAr", { label: title }),
		bodyEnMd: ui("record.inEn", { label: content }),
		bodyArMd: ui("record.inAr", { label: content }),
		photoUrl: text("manageAbout.photo"),
		sortOrder: text("manageAbout.sortOrder"),
	};
}

/** A new section, or one that is changed. */
export default function AboutSectionDialog({ item, onClose }: { item: AboutSection | null; onClose: () => void }) {
	const text = useText(manageAboutMessages);
	const pick = usePick();
	const record = useRecord<AboutValues>({
		schema: AboutSectionEdit,
		saved: valuesOf(item),
		draft: `about-${item?.id ?? "new"}`,
		read: item ? async () => valuesOf(await about.get({ params: { id: item.id } })) : undefined,
	});
	const { form } = record;
	const { register, handleSubmit, formState } = form;
	const save = useWrite({
		call: (body: AboutSectionEdit, key) =>
			item ? about.update({ params: { id: item.id }, body, key }) : about.create({ body, key }),
		said: (saved) => ({
			title: text(item ? "manageAbout.wasUpdated" : "manageAbout.wasCreated"),
			text: pick(saved, "title"),
		}),
		title: text(item ? "manageAbout.updateFailed" : "manageAbout.createFailed"),
		...record.refusals,
		changed: [aboutShown],
		done: () => {
			record.written();
			onClose();
		},
	});
	return (
		<RecordDialog
			record={record}
			labels={useLabels()}
			title={text(item ? "manageAbout.editTitle" : "manageAbout.createTitle")}
			submit={text(item ? "manageAbout.update" : "manageAbout.create")}
			submitting={text("manageAbout.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(AboutSectionEdit.parse(values)))}
		>
			<Twin form={form} fields={{ en: "titleEn", ar: "titleAr" }} label={text("manageAbout.headline")} />
			<p className="small soft">{text("manageAbout.help")}</p>
			<Twin
				form={form}
				fields={{ en: "bodyEnMd", ar: "bodyArMd" }}
				label={text("manageAbout.content")}
				rows={8}
				preview={(body) => <Markdown under={3}>{body}</Markdown>}
			/>
			<div className="twin">
				<PictureField form={form} name="photoUrl" label={text("manageAbout.photo")} />
				<Field
					className="short"
					dir="ltr"
					inputMode="numeric"
					label={text("manageAbout.sortOrder")}
					hint={text("manageAbout.sortOrderHint")}
					error={formState.errors.sortOrder?.message}
					{...register("sortOrder")}
				/>
			</div>
		</RecordDialog>
	);
}
