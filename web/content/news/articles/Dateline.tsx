import { useIntl } from "react-intl";
import { newsCategories } from "#shared/content/news/news.rules.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { newsMessages } from "../news.messages.ts";

/** An article's category and date. */
export function Dateline({ item }: { item: NewsItem }) {
	const text = useText(newsMessages);
	const { formatDate } = useIntl();
	// An imported article may have a category that this release does not know: its badge is plain.
	const kind = newsCategories.includes(item.category) ? item.category : "";
	const date = item.publishedAt ?? item.createdAt;
	return (
		<p className="row small">
			<span className={`badge category ${kind}`}>{text(`news.${item.category}`)}</span>
			{!item.published && <span className="badge draft">{text("news.draft")}</span>}
			<time className="soft" dateTime={date}>
				{formatDate(date, { dateStyle: "long" })}
			</time>
		</p>
	);
}
