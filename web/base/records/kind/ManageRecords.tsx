import type { ComponentProps, ComponentType, ReactNode } from "react";
import type { Deletion } from "../DeleteDialog.tsx";
import { OpenRecord } from "../OpenRecord.tsx";
import { RecordActions } from "../RecordActions.tsx";
import { RecordList } from "../RecordList.tsx";
import type { RecordKind } from "./defineKind.ts";
import type { RecordWords } from "./recordWords.ts";

type Listed = "title" | "none" | "noneText" | "word" | "keyOf" | "actions";

export type ManageRecordsProps<Item extends { id: number }> = Omit<
	ComponentProps<typeof RecordList<Item>>,
	Listed
> & {
	kind: RecordKind<Item>;
	words: RecordWords;
	nameOf: (item: Item) => string;
	/** Edits a record; without it, the list opens its records itself. */
	dialog?: ComponentType<{ item: Item | null; onClose: () => void }>;
	/** Actions of a record before those that each has: edit and delete. */
	actions?: (item: Item) => ReactNode;
};

/** Staff's list of the records of a kind, where they are created, edited and deleted. */
export function ManageRecords<Item extends { id: number }>({
	kind: { word, api, changed, query },
	words,
	nameOf,
	dialog,
	actions,
	children,
	...list
}: ManageRecordsProps<Item>) {
	const deletionOf = (item: Item): Deletion => ({
		title: words.text("deleteTitle"),
		sure: words.text("sure", { name: nameOf(item) }),
		call: (key) => api.remove({ params: { id: item.id }, key }),
		toast: [words.text("wasDeleted"), nameOf(item)],
		failed: words.failure("deleteFailed"),
		changed: [changed],
	});
	return (
		<RecordList
			create={words.text("new")}
			{...list}
			word={word}
			title={words.text("title")}
			none={words.text("none")}
			noneText={words.text("noneText")}
			actions={(item) => (
				<RecordActions id={item.id} name={nameOf(item)} word={word} deletion={deletionOf(item)}>
					{actions?.(item)}
				</RecordActions>
			)}
			keyOf={({ id }) => String(id)}
		>
			{dialog && <OpenRecord word={word} query={query} dialog={dialog} />}
			{children}
		</RecordList>
	);
}
