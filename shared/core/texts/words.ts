import { foldText } from "./search.ts";

/** Articles, with which a word means the same. */
const articles = new Set(["the", "al", "el", "ال"]);
const withoutArticle = (word: string) => word.replace(/^ال(?=.{2})/, "");

/**
 * The words of a text that is compared with set words: folded, without punctuation and the article of
 * both languages.
 */
export const plainWords = (text: string): string[] =>
	// Folding drops line breaks, which part words.
	foldText(text.replace(/\s/g, " "))
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word && !articles.has(word))
		.map(withoutArticle);

/**
 * Normal form of a set word or of several: spelling, article, punctuation, gaps and the order of the
 * words make no difference.
 */
export const foldWords = (text: string): string => plainWords(text).sort().join("");
