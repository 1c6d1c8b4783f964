import { lazy } from "react";
import { useIntl } from "react-intl";
import { newsTexts } from "#shared/content/news/news.rules.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Desk, OpenRecord } from "../../platform/records/Desk.tsx";
import { MissingLanguage } from "../../platform/records/languages/MissingLanguage.tsx";
import { useLacking } from "../../platform/records/languages/useLacking.tsx";
import { RecordActions } from "../../platform/records/RecordActions.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsMessages } from "./news.messages.ts";
import { articleQuery, news, newsPages, newsQuery } from "./news.queries.ts";

const NewsDialog = lazy(() => import("./NewsDialog.tsx"));
const DeleteNewsDialog = lazy(() => import("./DeleteNewsDialog.tsx"));

function Actions({ item }: { item: NewsItem }) {
	const text = useText(manageNewsMessages);
	const title = usePick()(item, "title");
	const publish = useWrite({
		call: (_: void, key) => news.publish({ params: { id: item.id }, key }),
		said: () => ({ title: text("manageNews.wasPublished"), text: title }),
		changed: [newsQuery],
	});
	return (
		<RecordActions item={item} id={item.id} name={title} deleteDialog={DeleteNewsDialog}>
			{!item.published && (
				<Button
					kind="primary"
					aria-label={text("manageNews.publishOf", { title })}
					disabled={publish.isPending}
					onClick={() => publish.mutate()}
				>
					{text(publish.isPending ? "manageNews.publishing" : "manageNews.publish")}
				</Button>
			)}
		</RecordActions>
	);
}

function useColumns(): Column<NewsItem>[] {
	const text = useText(manageNewsMessages);
	const categories = useText(newsMessages);
	const pick = usePick();
	const { formatDate } = useIntl();
	return [
		{
			id: "title",
			head: text("manageNews.article"),
			names: true,
			sort: (item) => pick(item, "title"),
			cell: (item) => (
				<>
					<span dir="auto">{pick(item, "title")}</span>
					<span className="small soft block">{categories(`news.${item.category}`)}</span>
					<MissingLanguage record={item} fields={newsTexts} />
				</>
			),
		},
		{
			id: "status",
			head: text("manageNews.status"),
			phone: "end",
			sort: (item) => Number(item.published),
			cell: (item) => (
				<span className={item.published ? "badge primary" : "badge draft"}>
					{text(item.published ? "manageNews.published" : "manageNews.draft")}
				</span>
			),
		},
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
	];
}

/** Drafts first, because they still need work; then the latest. */
const draftsFirst = (items: NewsItem[]) =>
	items.toSorted((a, b) => Number(a.published) - Number(b.published));

/** Staff manage the news: the first few articles, all on request. */
export default function NewsDesk() {
	const text = useText(manageNewsMessages);
	const list = usePages(newsPages);
	const { rows, above } = useLacking("news", list.rows, newsTexts);
	return (
		<Desk
			title={text("manageNews.title")}
			create={text("manageNews.new")}
			list={list}
			rows={rows && draftsFirst(rows)}
			above={above}
			none={text("manageNews.none")}
			noneText={text("manageNews.noneText")}
			columns={useColumns()}
			actions={(item) => <Actions item={item} />}
			keyOf={({ id }) => String(id)}
			first={5}
		>
			<OpenRecord query={articleQuery} dialog={NewsDialog} />
		</Desk>
	);
}
