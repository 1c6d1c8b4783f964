import { Link } from "react-router-dom";
import { type NewsItem, newsTexts } from "#shared/content/news/news.schema.ts";
import { useRecordWords } from "../../base/records/kind/recordWords.ts";
import { useRecordColumns } from "../../base/records/kind/useRecordColumns.tsx";
import { PublishedRecords } from "../../base/records/publication/PublishedRecords.tsx";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsMessages } from "./news.messages.ts";
import { news, newsKind } from "./news.queries.ts";

const NewsDialog = lazyPart(() => import("./NewsDialog.tsx"));

const publish = ({ id }: NewsItem, published: boolean, key: string) =>
	published
		? news.publish({ params: { id }, key })
		: news.patch({ params: { id }, body: { published }, key });

/** Staff manage the news. */
export default function ManageNews() {
	const words = useRecordWords(manageNewsMessages, "manageNews");
	const categories = useText(newsMessages);
	const pick = usePick();
	const { name, state, created } = useRecordColumns<NewsItem>();
	const columns = [
		name(newsTexts, words.text("head"), {
			cell: (item, lacking) => (
				<>
					<Link to={paths.article(item.id)}>
						<Written>{pick(item, "title")}</Written>
					</Link>
					<span className="small soft block">{categories(`news.${item.category}`)}</span>
					{lacking}
				</>
			),
		}),
		state(({ published }) => published),
		created(({ createdAt }) => createdAt),
	];
	return (
		<PublishedRecords
			kind={newsKind}
			words={words}
			name="news"
			texts={newsTexts}
			publish={publish}
			columns={columns}
			dialog={NewsDialog}
		/>
	);
}
