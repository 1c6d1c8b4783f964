import type { QueryKey } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import type { BilingualTexts } from "#shared/core/fields/bilingual.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import type { pagesQuery } from "../../../core/calls/usePages.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import type { Deletion } from "../DeleteDialog.tsx";
import { MissingLanguage } from "../languages/MissingLanguage.tsx";
import { useLacking } from "../languages/useLacking.tsx";
import { OpenRecord } from "../OpenRecord.tsx";
import { RecordActions } from "../RecordActions.tsx";
import { RecordList } from "../RecordList.tsx";
import { recordMessages } from "../records.messages.ts";
import { stateColumn } from "../stateColumn.tsx";
import { PublicationBar } from "./PublicationBar.tsx";
import { PublishButton } from "./PublishButton.tsx";
import { usePublication } from "./usePublication.ts";

type Published<Field extends string> = { id: number; published: boolean } & BilingualTexts<Field>;

type Actions<Item, Field extends string> = Parameters<
	typeof usePublication<Item & { id: number }>
>[0] & {
	/** Query parameter with the open record: `?dojo=7`. */
	word?: string;
	/** The bilingual fields; the first one names the record. */
	fields: readonly [Field, ...Field[]];
	/** Title of the toast after a record was published. */
	wasPublished: string;
	/** How a record is deleted, by its name. */
	deletionOf: (item: Item, name: string) => Deletion;
};

function PublishedActions<Item extends Published<Field>, Field extends string>({
	item,
	word = "id",
	fields,
	wasPublished,
	deletionOf,
	...publication
}: Actions<Item, Field> & { item: Item }) {
	const text = useText(recordMessages);
	const name = usePick()(item as never, fields[0]);
	const { set } = useAddress();
	const { undoPublish } = usePublication<Item>(publication);
	const publish = useWrite({
		call: (_: void, key) => publication.call(item, true, key),
		said: () => ({ title: wasPublished, text: name, undo: () => undoPublish([item]) }),
		changed: publication.changed,
	});
	return (
		<RecordActions word={word} id={item.id} name={name} deletion={deletionOf(item, name)}>
			{!item.published && (
				<PublishButton
					record={item}
					fields={fields}
					name={name}
					label={text(publish.isPending ? "record.publishing" : "record.publish")}
					labelOf={text("record.publishOf", { name })}
					isPending={publish.isPending}
					onPublish={() => publish.mutate()}
					onFill={(missing) => set({ [word]: String(item.id), fill: missing }, { step: true })}
				/>
			)}
		</RecordActions>
	);
}

type Props<Item, Opened, Field extends string, Id extends number, Key extends QueryKey> = Actions<
	Item,
	Field
> &
	Pick<
		ComponentProps<typeof RecordList<Item>>,
		"title" | "create" | "none" | "noneText" | "children"
	> &
	Pick<ComponentProps<typeof OpenRecord<Opened, Id, Key>>, "query" | "dialog"> & {
		/** Name of the list in the query string. */
		name: string;
		pages: ReturnType<typeof pagesQuery<Item>>;
		/** The column that names a record: its head, and its content if it is not the name alone. */
		named: Pick<Column<Item>, "head"> & Partial<Pick<Column<Item>, "cell">>;
		/** Further columns, before and behind the one of publication. */
		before?: Column<Item>[];
		behind?: Column<Item>[];
	};

/** Staff's list of records that visitors see once they are published; drafts come first. */
export function PublishedRecords<
	Item extends Published<Field>,
	Opened extends Item,
	Field extends string,
	Id extends number,
	Key extends QueryKey,
>({
	name,
	pages,
	query,
	dialog,
	named,
	before = [],
	behind = [],
	title,
	create,
	none,
	noneText,
	children,
	...actions
}: Props<Item, Opened, Field, Id, Key>) {
	const text = useText(recordMessages);
	const pick = usePick();
	const { fields, word, call, changed } = actions;
	const { list, rows, above } = useLacking<Item, Field>(name, pages, fields);
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const nameOf = (item: Item) => pick(item as never, fields[0]);
	const columns: Column<Item>[] = [
		{
			id: "name",
			head: named.head,
			names: true,
			sort: nameOf,
			cell: (item) => (
				<>
					{named.cell ? named.cell(item) : <span dir="auto">{nameOf(item)}</span>}
					<MissingLanguage record={item} fields={fields} />
				</>
			),
		},
		...before,
		stateColumn(({ published }) => published, {
			head: text("record.status"),
			on: text("record.isPublished"),
			off: text("record.isDraft"),
		}),
		...behind,
	];
	return (
		<RecordList
			word={word}
			title={title}
			create={create}
			list={list}
			rows={rows?.toSorted((a, b) => Number(a.published) - Number(b.published))}
			above={above}
			none={none}
			noneText={noneText}
			columns={columns}
			actions={(item) => <PublishedActions<Item, Field> item={item} {...actions} />}
			keyOf={({ id }) => String(id)}
			first={5}
			selection={{ selected, onSelect: setSelected, nameOf }}
		>
			<PublicationBar<Item, Field>
				call={call}
				changed={changed}
				chosen={rows?.filter(({ id }) => selected.has(String(id))) ?? []}
				fields={fields}
				onClear={() => setSelected(new Set())}
			/>
			<OpenRecord word={word} query={query} dialog={dialog} />
			{children}
		</RecordList>
	);
}
