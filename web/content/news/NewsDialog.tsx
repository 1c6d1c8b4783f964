import { useNavigate } from "react-router-dom";
import { newsCategories } from "#shared/content/news/news.rules.ts";
import { NewsEdit, type NewsItem } from "#shared/content/news/news.schema.ts";
import { type Opened, RecordForm } from "../../base/records/form/RecordForm.tsx";
import {
	bilingualField,
	pictureField,
	publishField,
	selectField,
} from "../../base/records/form/recordFields.tsx";
import { useRecordWords } from "../../base/records/kind/recordWords.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsMessages } from "./news.messages.ts";
import { newsKind } from "./news.queries.ts";

/** Creates or edits an article. */
export default function NewsDialog(opened: Opened<NewsItem>) {
	const text = useText(manageNewsMessages);
	const categories = useText(newsMessages);
	const navigate = useNavigate();
	return (
		<RecordForm
			{...opened}
			kind={newsKind}
			words={useRecordWords(manageNewsMessages, "manageNews")}
			schema={NewsEdit}
			toast={({ id }) => ({ view: () => navigate(paths.article(id)) })}
			fields={[
				bilingualField("title", text("manageNews.headline")),
				bilingualField("content", text("manageNews.content"), { rows: 8 }),
				selectField("category", text("manageNews.category"), {
					of: newsCategories,
					word: (category) => categories(`news.${category}`),
					first: "local",
				}),
				pictureField("imageUrl", text("manageNews.image")),
				publishField,
			]}
		/>
	);
}
