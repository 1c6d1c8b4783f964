import type { Locale } from "#shared/core/locales.ts";
import {
	findWord,
	nameWithin,
	type RecordWord,
	type WordsTable,
} from "#web/base/records/kind/recordWords.ts";

/** Returns the texts about a kind of records as screens show them, by word and language. */
export const recordTexts =
	<Prefix extends string>(table: WordsTable<Prefix>, prefix: Prefix, isTitled = false) =>
	(word: RecordWord, language: Locale): string => {
		const [found, id] = findWord(table, prefix, word, isTitled);
		const own: Record<string, string> = table[language];
		const kind = own[`${prefix}.kind`];
		return found[language][id].replace("{kind}", kind).replace("{thing}", nameWithin(kind));
	};
