import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { Picture } from "../../../base/pictures/Picture.tsx";
import { paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Skeletons } from "../../../ui/states/Skeletons.tsx";
import { uiMessages } from "../../../ui/ui.messages.ts";
import { newsMessages } from "../news.messages.ts";
import { newsQuery } from "../news.queries.ts";
import { Dateline } from "./Dateline.tsx";
import "./news-card.css";

function NewsCard({ item }: { item: NewsItem }) {
	const text = useText(newsMessages);
	const pick = usePick();
	const [open, setOpen] = useState(false);
	const action = text(open ? "news.readLess" : "news.readMore");
	const title = pick(item, "title");
	return (
		<article className="card stack news-card">
			<Picture
				src={item.imageUrl}
				alt=""
				sizes="(max-width: 40rem) 100vw, 24rem"
				className="card-picture"
			/>
			<Dateline item={item} />
			<h3 dir="auto">{title}</h3>
			<p className={open ? "content" : "content clamped"} dir="auto">
				{pick(item, "content")}
			</p>
			<p>
				<Button
					kind="link"
					aria-expanded={open}
					aria-label={text("news.about", { action, title })}
					onClick={() => setOpen(!open)}
				>
					{action}
				</Button>
			</p>
		</article>
	);
}

/** The latest articles. */
export function LatestNews({ count }: { count: number }) {
	const text = useText(newsMessages);
	const ui = useText(uiMessages);
	const { data: news, isPending, isLoadingError, refetch } = useQuery(newsQuery);
	return (
		<section id="news" className="section sunken">
			<div className="width">
				<div className="section-head">
					<h2>{text("news.title")}</h2>
					<Link to={paths.news}>{text("news.back")}</Link>
				</div>
				<div className="grid">
					{isPending && <Skeletons count={count} className="card news-card" />}
					{news?.slice(0, count).map((item) => (
						<NewsCard key={item.id} item={item} />
					))}
				</div>
				{isLoadingError && <LoadError onRetry={refetch} />}
				{news?.length === 0 && <Empty>{ui("ui.noData")}</Empty>}
			</div>
		</section>
	);
}
