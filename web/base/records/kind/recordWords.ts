import type { Locale } from "#shared/core/locales.ts";
import { type Messages, useText, type Values } from "../../../core/language/messages.ts";
import { recordMessages } from "../records.messages.ts";

/** What the texts of each kind say: its name, in Arabic with the article, and its list. */
type Stated = "kind" | "title" | "new" | "none" | "noneText";

/** A text about a kind of records. */
export type RecordWord =
	| Stated
	| "head"
	| "createTitle"
	| "editTitle"
	| "wasCreated"
	| "wasUpdated"
	| "wasPublished"
	| "wasDeleted"
	| "deleteTitle"
	| "sure"
	| "createFailed"
	| "updateFailed"
	| "deleteFailed";

export type WordsTable<Prefix extends string> = Messages &
	Record<Locale, Record<`${Prefix}.${Stated}`, string>>;

/** Words that are the same as another one, unless the kind's texts say them. */
const same: Partial<Record<RecordWord, Stated>> = { createTitle: "new", head: "kind" };

/** The table and the id of a word: of the kind's own texts, or of those made of its name. */
export function findWord<Prefix extends string>(
	table: WordsTable<Prefix>,
	prefix: Prefix,
	word: RecordWord,
	isTitled = false,
): [table: Messages, id: string] {
	const own = [word, same[word]].map((one) => `${prefix}.${one}`).find((id) => id in table.en);
	if (own) return [table, own];
	const titled = `record.titled.${word}`;
	return [recordMessages, isTitled && titled in recordMessages.en ? titled : `record.${word}`];
}

/** The name of a kind inside a sentence. */
export const nameWithin = (kind: string) => kind[0].toLowerCase() + kind.slice(1);

/**
 * The texts about a kind of records: those of its own table, and for the others those that are made
 * of its name.
 * @param isTitled whether titles are capitalised, and those of error toasts say what failed
 */
export function useRecordWords<Prefix extends string>(
	table: WordsTable<Prefix>,
	prefix: Prefix,
	{ isTitled = false }: { isTitled?: boolean } = {},
) {
	const own = useText<string>(table);
	const general = useText<string>(recordMessages);
	const kind = own(`${prefix}.kind`);
	const text = (word: RecordWord, values?: Values) => {
		const [found, id] = findWord(table, prefix, word, isTitled);
		const say = found === table ? own : general;
		return say(id, { ...values, kind, thing: nameWithin(kind) });
	};
	return {
		text,
		/** What a toast says of a failed write, if the server says nothing. */
		failure: (word: "createFailed" | "updateFailed" | "deleteFailed") => {
			if (isTitled) return { title: text(word) };
			return word === "deleteFailed" ? { fallback: text(word) } : {};
		},
	};
}
export type RecordWords = ReturnType<typeof useRecordWords>;
