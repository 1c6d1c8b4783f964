import { useNavigate } from "react-router-dom";
import { newsCategories } from "#shared/content/news/news.rules.ts";
import { NewsEdit, type NewsItem } from "#shared/content/news/news.schema.ts";
import { RecordHistory } from "../../base/history/history/RecordHistory.tsx";
import { PictureField } from "../../base/pictures/PictureField.tsx";
import { BilingualField } from "../../base/records/BilingualField.tsx";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import { recordMessages } from "../../base/records/records.messages.ts";
import {
	recordOf,
	useBilingualLabels,
	useRecordDialog,
} from "../../base/records/useRecordDialog.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { CheckField, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsMessages } from "./news.messages.ts";
import { news, newsQuery } from "./news.queries.ts";

/** Initial values of an article's form. */
const valuesOf = (item: NewsItem | null) => ({
	titleEn: item?.titleEn ?? "",
	titleAr: item?.titleAr ?? "",
	contentEn: item?.contentEn ?? "",
	contentAr: item?.contentAr ?? "",
	category: item?.category ?? "local",
	imageUrl: item?.imageUrl ?? "",
	published: item?.published ?? false,
	version: item?.version,
});

function useLabels() {
	const text = useText(manageNewsMessages);
	const record = useText(recordMessages);
	const labelsOf = useBilingualLabels();
	return {
		...labelsOf("title", text("manageNews.headline")),
		...labelsOf("content", text("manageNews.content")),
		category: text("manageNews.category"),
		imageUrl: text("manageNews.image"),
		published: record("record.publishNow"),
	};
}

/** Creates or edits an article. */
export default function NewsDialog({
	item,
	onClose,
}: {
	item: NewsItem | null;
	onClose: () => void;
}) {
	const text = useText(manageNewsMessages);
	const record = useText(recordMessages);
	const navigate = useNavigate();
	const categories = useText(newsMessages);
	const { form, dialog, field } = useRecordDialog({
		...recordOf(news, item, valuesOf),
		schema: NewsEdit,
		draft: `news-${item?.id ?? "new"}`,
		labels: useLabels(),
		said: ({ id }) => ({
			title: text(item ? "manageNews.wasUpdated" : "manageNews.wasCreated"),
			view: () => navigate(paths.article(id)),
		}),
		changed: [newsQuery],
		onClose,
	});
	return (
		<RecordDialog
			{...dialog}
			words={{ category: (category) => categories(`news.${category}`) }}
			title={text(item ? "manageNews.editTitle" : "manageNews.createTitle")}
		>
			<BilingualField
				form={form}
				fields={{ en: "titleEn", ar: "titleAr" }}
				label={text("manageNews.headline")}
			/>
			<BilingualField
				form={form}
				fields={{ en: "contentEn", ar: "contentAr" }}
				label={text("manageNews.content")}
				rows={8}
			/>
			<SelectField {...field("category")}>
				<Options of={newsCategories} word={(category) => categories(`news.${category}`)} />
			</SelectField>
			<PictureField form={form} name="imageUrl" label={text("manageNews.image")} />
			<CheckField role="switch" hint={record("record.publishHint")} {...field("published")} />
			{item && <RecordHistory type="news" id={item.id} />}
		</RecordDialog>
	);
}
