import { Link } from "react-router-dom";
import { newsAtOnce, newsCategories } from "#shared/content/news/news.rules.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import { Picture } from "../../base/pictures/Picture.tsx";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { Dateline } from "./articles/Dateline.tsx";
import { newsExcerpt } from "./articles/newsExcerpt.ts";
import { newsMessages } from "./news.messages.ts";
import { newsOf } from "./published.queries.ts";
import "./news.css";

function NewsCard({ item }: { item: NewsItem }) {
	const text = useText(newsMessages);
	const pick = usePick();
	const title = pick(item, "title");
	return (
		<article className="card stack listed-news">
			<Picture
				src={item.imageUrl}
				alt=""
				sizes="(max-width: 40rem) 100vw, 24rem"
				className="card-picture"
			/>
			<Dateline item={item} />
			<h2 dir="auto">
				<Link to={paths.article(item.id)}>{title}</Link>
			</h2>
			<p className="soft" dir="auto">
				{excerpt(pick(item, "content"), newsExcerpt)}
			</p>
			<p>
				<Link
					to={paths.article(item.id)}
					aria-label={text("news.about", { action: text("news.readMore"), title })}
				>
					{text("news.readMore")}
				</Link>
			</p>
		</article>
	);
}

/** All news, or those of the category in the query string. */
export default function NewsPage() {
	const text = useText(newsMessages);
	const { search } = useAddress();
	const category = newsCategories.find((one) => one === search.get("category"));
	const pages = usePages(newsOf(category));
	const { rows, isPending, isLoadingError, refetch } = pages;
	const choices = [
		{ value: "", label: text("news.everything") },
		...newsCategories.map((value) => ({ value, label: text(`news.${value}`) })),
	];
	return (
		<Page title={text("news.page")} lead={text("news.lead")}>
			<UrlFilter name="category" label={text("news.category")} choices={choices} />
			{isLoadingError && <LoadError onRetry={refetch} />}
			{rows?.length === 0 && <Empty>{text(category ? "news.noneOf" : "news.none")}</Empty>}
			<div className="grid">
				{isPending && <Skeletons count={newsAtOnce / 2} className="card listed-news" />}
				{rows?.map((item) => (
					<NewsCard key={item.id} item={item} />
				))}
			</div>
			<ShowMore pages={pages} />
		</Page>
	);
}
