import { foldText } from "./search.ts";

/**
 * Letters of both scripts by sound. Vowels have none: Arabic often omits them, and Latin spellings
 * vary.
 */
const sounds: readonly (readonly [letters: string, sound: string])[] = [
	["ب پ b p", "b"],
	["ت ث ط t", "t"],
	["ج g j", "j"],
	["ح ه h", "h"],
	["خ ق ك k q c", "k"],
	["د ذ ض ظ d", "d"],
	["ر r", "r"],
	["ز z", "z"],
	["س ص s x", "s"],
	["ش", "š"],
	["غ", "ġ"],
	["ف ڤ f v", "f"],
	["ل l", "l"],
	["م m", "m"],
	["ن n", "n"],
];
const soundOf = new Map(
	sounds.flatMap(([letters, sound]) => letters.split(" ").map((letter) => [letter, sound])),
);

/** Pairs of Latin letters that transcribe one Arabic letter. */
const pairs: readonly (readonly [RegExp, string])[] = [
	[/sh|ch/g, "ش"],
	[/kh/g, "خ"],
	[/gh/g, "غ"],
	[/th/g, "ث"],
	[/dh/g, "ذ"],
	[/ph/g, "f"],
];

/** Separators between the words of a name, and between an article and its word. */
const gaps = /[\s\-'’._]+/;
/** Particles before a name that are often omitted. */
const particles = new Set(["al", "el", "ال", "bin", "ibn", "bint", "بن", "ابن", "بنت"]);

/** Joins "Abd Allah", "Abdel-Rahman" and "عبد الله" into one word each. */
const joinedServant = (name: string) =>
	name
		.replace(/(^|\s)عبد[\s-]*ال/g, "$1عبدل")
		.replace(
			/(^|[\s-])abd(?:[aeou]?[lr](?=[\s-])|[aeou]l(?=\w))?[\s-]*(?:[aeu][lr][\s-]+)?/g,
			"$1abdl",
		);

const withoutArticle = (word: string) =>
	word.replace(/^ال(?=.{2})/, "").replace(/^[ae]l(?=\w{4})/, "");

/** The words of a name that are compared, without particles and articles. */
const comparedWords = (name: string) =>
	joinedServant(foldText(name))
		.split(gaps)
		.filter((word) => word && !particles.has(word))
		.map(withoutArticle);

/** The sounds of a word's letters; empty for letters without one. */
const letterSounds = (word: string): string[] =>
	[...pairs.reduce((text, [written, letter]) => text.replace(written, letter), word)].map(
		(letter) => soundOf.get(letter) ?? "",
	);

/** Doubled consonants count once; a final h is one that Latin spellings add. */
const plainSounds = (letters: readonly string[]) =>
	letters
		.join("")
		.replace(/(.)\1+/g, "$1")
		.replace(/(?<=.)h$/, "");

/**
 * Phonetic form of a name in either script: "Mohammed", "Muhamad" and "محمد" are equal. Only
 * consonants count, doubled ones once; the article and a final h, which Latin spellings add, are
 * dropped.
 */
export const soundOfName = (name: string): string =>
	plainSounds(comparedWords(name).flatMap(letterSounds));

const onlyLetters = /^[\p{L}\p{M}]{3,}$/u;
/** Stands for a vowel at the beginning: "Omar" and "Maryam" have the same first consonants. */
const vowel = "a";
/** Ends the sound of a word, so that a whole word can be looked for as well as a beginning. */
const end = ".";

/** Sounds of a word: those of its consonants behind the mark of a first vowel. */
function soundOfWord(word: string): { sound: string; consonants: number } {
	const letters = letterSounds(word);
	const consonants = plainSounds(letters);
	return { sound: (letters[0] ? "" : vowel) + consonants, consonants: consonants.length };
}

/** Sounds of the words of a name, each with its end: what a search by sound finds. */
export const soundsIn = (name: string): string[] => [
	...new Set(
		comparedWords(name).flatMap((word) => {
			const { sound, consonants } = soundOfWord(word);
			return consonants > 0 ? [sound + end] : [];
		}),
	),
];

/** A word of a search, and the beginning of a sound that matches it; null if none would mean much. */
export type SoughtWord = { word: string; sound: string | null };

/**
 * The words of a search for people by sound. A word of one consonant must be whole: it is the
 * beginning of too many names.
 */
export const soughtSounds = (query: string): SoughtWord[] =>
	comparedWords(query).map((word) => {
		const { sound, consonants } = soundOfWord(word);
		if (consonants === 0 || !onlyLetters.test(word)) return { word, sound: null };
		return { word, sound: consonants === 1 ? sound + end : sound };
	});
