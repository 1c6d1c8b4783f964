import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useIntl } from "react-intl";
import type { NewsId } from "#shared/core/ids.ts";
import { newsTexts } from "#shared/news/news.rules.ts";
import type { NewsItem } from "#shared/news/news.schema.ts";
import { usePick, useText } from "../core/messages.ts";
import { useAddress } from "../core/useAddress.ts";
import { usePages } from "../core/usePages.ts";
import { useWrite } from "../core/useWrite.ts";
import { LackingNotice } from "../records/LackingNotice.tsx";
import { MissingLanguage } from "../records/MissingLanguage.tsx";
import { useLacking } from "../records/useLacking.ts";
import { Button } from "../ui/Button.tsx";
import { type Column, DataTable } from "../ui/DataTable.tsx";
import { Empty } from "../ui/Empty.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsMessages } from "./news.messages.ts";
import { articleQuery, news, newsPages, newsQuery } from "./news.queries.ts";

const NewsDialog = lazy(() => import("./NewsDialog.tsx"));
const DeleteNewsDialog = lazy(() => import("./DeleteNewsDialog.tsx"));

function Actions({ item, onDelete }: { item: NewsItem; onDelete: () => void }) {
	const text = useText(manageNewsMessages);
	const title = usePick()(item, "title");
	const { set } = useAddress();
	const publish = useWrite({
		call: (_: void, key) => news.publish({ params: { id: item.id }, key }),
		said: () => ({ title: text("manageNews.wasPublished"), text: title }),
		changed: [newsQuery],
	});
	return (
		<span className="row">
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
			<Button
				opens
				aria-label={text("manageNews.editOf", { title })}
				onClick={() => set({ id: String(item.id) }, { step: true })}
			>
				{text("manageNews.edit")}
			</Button>
			<Button opens aria-label={text("manageNews.deleteOf", { title })} onClick={onDelete}>
				{text("manageNews.delete")}
			</Button>
		</span>
	);
}

function useColumns(onDelete: (item: NewsItem) => void): Column<NewsItem>[] {
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
					{formatDate(item.createdAt, { dateStyle: "medium" })}
				</time>
			),
		},
		{
			id: "actions",
			head: text("manageNews.actions"),
			cell: (item) => <Actions item={item} onDelete={() => onDelete(item)} />,
		},
	];
}

/** The article that the address names (`?id=7`), asked for anew, so that nobody edits what is old. */
function EditedArticle({ id, onClose }: { id: NewsId; onClose: () => void }) {
	const { data, isError, refetch } = useQuery(articleQuery(id));
	if (isError) return <LoadError onRetry={refetch} />;
	return data && <NewsDialog item={data} onClose={onClose} />;
}

/** Drafts wait for somebody, so they come first; otherwise the latest do. */
const draftsFirst = (items: NewsItem[]) => items.toSorted((a, b) => Number(a.published) - Number(b.published));

/** What staff do with the news: the most urgent ones, all on request. */
export default function NewsDesk() {
	const text = useText(manageNewsMessages);
	const { search, set } = useAddress();
	const [deleted, setDeleted] = useState<NewsItem | null>(null);
	const pages = usePages(newsPages);
	const { isPending, isLoadingError, refetch } = pages;
	const { rows, lacking, showAll } = useLacking("news", pages.rows, newsTexts);
	const columns = useColumns(setDeleted);
	const id = search.get("id");
	const close = () => set({ id: null });
	const add = (
		<Button kind="primary" opens onClick={() => set({ id: "new" }, { step: true })}>
			{text("manageNews.new")}
		</Button>
	);
	return (
		<section className="stack">
			<header className="section-head">
				<h2>{text("manageNews.title")}</h2>
				{add}
			</header>
			{isPending && <Loading />}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{pages.rows?.length === 0 && <Empty text={text("manageNews.noneText")}>{text("manageNews.none")}</Empty>}
			{lacking && rows && <LackingNotice key={lacking} lacking={lacking} count={rows.length} onShowAll={showAll} />}
			{rows && rows.length > 0 && (
				<DataTable
					label={text("manageNews.title")}
					rows={draftsFirst(rows)}
					columns={columns}
					keyOf={({ id }) => String(id)}
					first={5}
					pages={pages}
				/>
			)}
			<Suspense>
				{id === "new" && <NewsDialog item={null} onClose={close} />}
				{id && id !== "new" && <EditedArticle key={id} id={Number(id) as NewsId} onClose={close} />}
				{deleted && <DeleteNewsDialog item={deleted} onClose={() => setDeleted(null)} />}
			</Suspense>
		</section>
	);
}
