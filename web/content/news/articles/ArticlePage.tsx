import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import type { NewsId, NewsItem } from "#shared/content/news/news.schema.ts";
import { Picture } from "../../../base/pictures/Picture.tsx";
import { paths } from "../../../core/address/paths.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { newsMessages } from "../news.messages.ts";
import { publishedArticleQuery } from "../published.queries.ts";
import { Dateline } from "./Dateline.tsx";
import "../news.css";

function Article({ item }: { item: NewsItem }) {
	const text = useText(newsMessages);
	const pick = usePick();
	return (
		<article className="prose article-page">
			<header className="stack">
				<Dateline item={item} />
				<h1 dir="auto">{pick(item, "title")}</h1>
			</header>
			<Picture src={item.imageUrl} alt="" sizes="(max-width: 48rem) 100vw, 44rem" first />
			<Written as="p" className="lines" linked>
				{pick(item, "content")}
			</Written>
			<p>
				<ButtonLink to={paths.news}>{text("news.back")}</ButtonLink>
			</p>
		</article>
	);
}

/** One full article. */
export default function ArticlePage() {
	const text = useText(newsMessages);
	const id = (Number(useParams().id) || 0) as NewsId;
	const { data, isPending, error, refetch } = useQuery(publishedArticleQuery(id));
	const missing = error instanceof ApiError && error.status === 404;
	return (
		<Page
			back={{ to: paths.news, text: text("news.back") }}
			title={missing && text("news.notFound")}
			lead={missing && text("news.notFoundText")}
		>
			{isPending && <div className="card skeleton article-skeleton" />}
			{data && <Article item={data} />}
			{missing && (
				<p>
					<ButtonLink to={paths.news}>{text("news.back")}</ButtonLink>
				</p>
			)}
			{error && !missing && <LoadError onRetry={refetch} />}
		</Page>
	);
}
