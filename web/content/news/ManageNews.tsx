import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { type NewsItem, newsTexts } from "#shared/content/news/news.schema.ts";
import { PublishedRecords } from "../../base/records/publication/PublishedRecords.tsx";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsMessages } from "./news.messages.ts";
import { articleQuery, news, newsPages, newsQuery } from "./news.queries.ts";

const NewsDialog = lazyPart(() => import("./NewsDialog.tsx"));

const publish = ({ id }: NewsItem, published: boolean, key: string) =>
	published
		? news.publish({ params: { id }, key })
		: news.patch({ params: { id }, body: { published }, key });

/** Staff manage the news. */
export default function ManageNews() {
	const text = useText(manageNewsMessages);
	const categories = useText(newsMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	return (
		<PublishedRecords
			title={text("manageNews.title")}
			create={text("manageNews.new")}
			none={text("manageNews.none")}
			noneText={text("manageNews.noneText")}
			name="news"
			pages={newsPages}
			query={articleQuery}
			dialog={NewsDialog}
			fields={newsTexts}
			call={publish}
			changed={[newsQuery]}
			wasPublished={text("manageNews.wasPublished")}
			deletionOf={({ id }, title) => ({
				title: text("manageNews.deleteTitle"),
				sure: text("manageNews.sure", { title }),
				call: (key) => news.remove({ params: { id }, key }),
				said: [text("manageNews.wasDeleted"), title],
				failed: { fallback: text("manageNews.deleteFailed") },
				changed: [newsQuery],
			})}
			named={{
				head: text("manageNews.article"),
				cell: (item) => (
					<>
						<Link to={paths.article(item.id)}>
							<Written>{pick(item, "title")}</Written>
						</Link>
						<span className="small soft block">{categories(`news.${item.category}`)}</span>
					</>
				),
			}}
			behind={[
				{
					id: "created",
					head: text("manageNews.created"),
					sort: (item) => item.createdAt,
					cell: (item) => (
						<time className="small soft" dateTime={item.createdAt}>
							{formatDate(item.createdAt, { dateStyle: "long" })}
						</time>
					),
				},
			]}
		/>
	);
}
