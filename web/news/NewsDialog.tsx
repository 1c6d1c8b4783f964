import { newsCategories } from "#shared/news/news.rules.ts";
import { NewsEdit, type NewsItem } from "#shared/news/news.schema.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { PictureField } from "../pictures/PictureField.tsx";
import { RecordDialog } from "../records/RecordDialog.tsx";
import { recordMessages } from "../records/records.messages.ts";
import { Twin } from "../records/Twin.tsx";
import { useRecord } from "../records/useRecord.ts";
import { CheckField, SelectField } from "../ui/Field.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsMessages } from "./news.messages.ts";
import { news, newsQuery } from "./news.queries.ts";
import { type NewsValues, valuesOf } from "./newsForm.ts";

/** What the fields are called where two editors meet. */
function useLabels(): Record<Exclude<keyof NewsValues, "version">, string> {
	const text = useText(manageNewsMessages);
	const ui = useText(recordMessages);
	const [title, content] = [text("manageNews.headline"), text("manageNews.content")];
	return {
		titleEn: ui("record.inEn", { label: title }),
		titleAr: ui("record.inAr", { label: title }),
		contentEn: ui("record.inEn", { label: content }),
		contentAr: ui("record.inAr", { label: content }),
		category: text("manageNews.category"),
		imageUrl: text("manageNews.image"),
		published: text("manageNews.publishNow"),
	};
}

/** A new article, or one that is changed. */
export default function NewsDialog({ item, onClose }: { item: NewsItem | null; onClose: () => void }) {
	const text = useText(manageNewsMessages);
	const categories = useText(newsMessages);
	const record = useRecord<NewsValues>({
		schema: NewsEdit,
		saved: valuesOf(item),
		draft: `news-${item?.id ?? "new"}`,
		read: item ? async () => valuesOf(await news.get({ params: { id: item.id } })) : undefined,
	});
	const { form } = record;
	const { register, handleSubmit, formState } = form;
	const save = useWrite({
		call: (body: NewsEdit, key) =>
			item ? news.update({ params: { id: item.id }, body, key }) : news.create({ body, key }),
		said: () => ({ title: text(item ? "manageNews.wasUpdated" : "manageNews.wasCreated") }),
		...record.refusals,
		changed: [newsQuery],
		done: () => {
			record.written();
			onClose();
		},
	});
	const error = (name: keyof NewsValues) => formState.errors[name]?.message;
	return (
		<RecordDialog
			record={record}
			labels={useLabels()}
			words={{ category: (category) => categories(`news.${category}`) }}
			title={text(item ? "manageNews.editTitle" : "manageNews.createTitle")}
			submit={text(item ? "manageNews.update" : "manageNews.create")}
			submitting={text("manageNews.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(NewsEdit.parse(values)))}
		>
			<Twin form={form} fields={{ en: "titleEn", ar: "titleAr" }} label={text("manageNews.headline")} />
			<Twin form={form} fields={{ en: "contentEn", ar: "contentAr" }} label={text("manageNews.content")} rows={8} />
			<SelectField label={text("manageNews.category")} error={error("category")} {...register("category")}>
				{newsCategories.map((category) => (
					<option key={category} value={category}>
						{categories(`news.${category}`)}
					</option>
				))}
			</SelectField>
			<PictureField form={form} name="imageUrl" label={text("manageNews.image")} />
			<CheckField
				role="switch"
				label={text("manageNews.publishNow")}
				hint={text("manageNews.publishHint")}
				error={error("published")}
				{...register("published")}
			/>
		</RecordDialog>
	);
}
