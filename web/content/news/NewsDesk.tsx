import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { type NewsItem, newsTexts } from "#shared/content/news/news.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Desk, OpenRecord } from "../../platform/records/Desk.tsx";
import { MissingLanguage } from "../../platform/records/languages/MissingLanguage.tsx";
import { useLacking } from "../../platform/records/languages/useLacking.tsx";
import { PublicationBar } from "../../platform/records/publication/PublicationBar.tsx";
import { PublishButton } from "../../platform/records/publication/PublishButton.tsx";
import { usePublication } from "../../platform/records/publication/usePublication.ts";
import { RecordActions } from "../../platform/records/RecordActions.tsx";
import { stateColumn } from "../../platform/records/stateColumn.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { manageNewsMessages } from "./manageNews.messages.ts";
import { newsMessages } from "./news.messages.ts";
import { articleQuery, news, newsPages, newsQuery } from "./news.queries.ts";

const NewsDialog = lazyPart(() => import("./NewsDialog.tsx"));

/** How an article is published and turned back into a draft. */
const publicationOf = {
	call: ({ id }: NewsItem, published: boolean, key: string) =>
		news.patch({ params: { id }, body: { published }, key }),
	changed: [newsQuery],
};

function Actions({ item }: { item: NewsItem }) {
	const text = useText(manageNewsMessages);
	const title = usePick()(item, "title");
	const { set } = useAddress();
	const { undoPublish } = usePublication(publicationOf);
	const publish = useWrite({
		call: (_: void, key) => news.publish({ params: { id: item.id }, key }),
		said: () => ({
			title: text("manageNews.wasPublished"),
			text: title,
			undo: () => undoPublish([item]),
		}),
		changed: [newsQuery],
	});
	return (
		<RecordActions
			id={item.id}
			name={title}
			deletion={{
				title: text("manageNews.deleteTitle"),
				sure: text("manageNews.sure", { title }),
				call: (key) => news.remove({ params: { id: item.id }, key }),
				said: [text("manageNews.wasDeleted"), title],
				failed: { fallback: text("manageNews.deleteFailed") },
				changed: [newsQuery],
			}}
		>
			{!item.published && (
				<PublishButton
					record={item}
					fields={newsTexts}
					name={title}
					label={text(publish.isPending ? "manageNews.publishing" : "manageNews.publish")}
					labelOf={text("manageNews.publishOf", { title })}
					isPending={publish.isPending}
					onPublish={() => publish.mutate()}
					onFill={(missing) => set({ id: String(item.id), fill: missing }, { step: true })}
				/>
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
					<Link to={paths.article(item.id)}>
						<Written>{pick(item, "title")}</Written>
					</Link>
					<span className="small soft block">{categories(`news.${item.category}`)}</span>
					<MissingLanguage record={item} fields={newsTexts} />
				</>
			),
		},
		stateColumn(({ published }) => published, {
			head: text("manageNews.status"),
			on: text("manageNews.published"),
			off: text("manageNews.draft"),
		}),
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
	const { list, rows, above } = useLacking("news", newsPages, newsTexts);
	const pick = usePick();
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
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
			selection={{ selected, onSelect: setSelected, nameOf: (item) => pick(item, "title") }}
		>
			<PublicationBar
				{...publicationOf}
				chosen={rows?.filter(({ id }) => selected.has(String(id))) ?? []}
				fields={newsTexts}
				onClear={() => setSelected(new Set())}
			/>
			<OpenRecord query={articleQuery} dialog={NewsDialog} />
		</Desk>
	);
}
