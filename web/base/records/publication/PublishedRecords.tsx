import { useState } from "react";
import type { BilingualTexts } from "#shared/core/fields/bilingual.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import type { RecordKind } from "../kind/defineKind.ts";
import { ManageRecords, type ManageRecordsProps } from "../kind/ManageRecords.tsx";
import type { RecordWords } from "../kind/recordWords.ts";
import { useLacking } from "../languages/useLacking.tsx";
import { recordMessages } from "../records.messages.ts";
import { PublicationBar } from "./PublicationBar.tsx";
import { PublishButton } from "./PublishButton.tsx";
import { usePublication } from "./usePublication.ts";

type Published<Field extends string> = { id: number; published: boolean } & BilingualTexts<Field>;

type PublishProps<Item extends { id: number }, Field extends string> = {
	kind: RecordKind<Item>;
	words: RecordWords;
	/** The bilingual fields, which a published record needs; the first one names it. */
	texts: readonly [Field, ...Field[]];
	/** Publishes a record or turns it back into a draft, if not by the usual call. */
	publish?: RecordKind<Item>["publish"];
};

/** Publishes a draft in the list, or leads to the language that it lacks. */
function Publish<Item extends Published<Field>, Field extends string>({
	item,
	kind: { word, changed, publish: call },
	words,
	texts,
}: Omit<PublishProps<Item, Field>, "publish"> & { item: Item }) {
	const text = useText(recordMessages);
	const name = usePick()(item as never, texts[0]);
	const { set } = useAddress();
	const { undoPublish } = usePublication<Item>({ call, changed: [changed] });
	const publish = useWrite({
		call: (_: void, key) => call(item, true, key),
		toast: () => ({
			title: words.text("wasPublished"),
			text: name,
			undo: () => undoPublish([item]),
		}),
		changed: [changed],
	});
	if (item.published) return null;
	return (
		<PublishButton
			record={item}
			fields={texts}
			name={name}
			label={text(publish.isPending ? "record.publishing" : "record.publish")}
			labelOf={text("record.publishOf", { name })}
			isPending={publish.isPending}
			onPublish={() => publish.mutate()}
			onFill={(missing) => set({ [word]: String(item.id), fill: missing }, { step: true })}
		/>
	);
}

type Props<Item extends { id: number }, Field extends string> = PublishProps<Item, Field> &
	Pick<ManageRecordsProps<Item>, "columns" | "dialog" | "children"> & {
		/** Name of the list in the query string. */
		name: string;
	};

/** Staff's list of records that visitors see once they are published; drafts come first. */
export function PublishedRecords<Item extends Published<Field>, Field extends string>({
	name,
	kind: general,
	publish = general.publish,
	words,
	texts,
	columns,
	dialog,
	children,
}: Props<Item, Field>) {
	const pick = usePick();
	const kind = { ...general, publish };
	const { list, rows, above } = useLacking<Item, Field>(name, kind.pages, texts);
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const nameOf = (item: Item) => pick(item as never, texts[0]);
	return (
		<ManageRecords<Item>
			kind={kind}
			words={words}
			nameOf={nameOf}
			list={list}
			rows={rows?.toSorted((a, b) => Number(a.published) - Number(b.published))}
			above={above}
			columns={columns}
			dialog={dialog}
			actions={(item) => (
				<Publish<Item, Field> item={item} kind={kind} words={words} texts={texts} />
			)}
			first={5}
			selection={{ selected, onSelect: setSelected, nameOf }}
		>
			<PublicationBar<Item, Field>
				call={publish}
				changed={[kind.changed]}
				chosen={rows?.filter(({ id }) => selected.has(String(id))) ?? []}
				fields={texts}
				onClear={() => setSelected(new Set())}
			/>
			{children}
		</ManageRecords>
	);
}
