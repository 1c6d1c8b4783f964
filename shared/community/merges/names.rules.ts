import { foldText } from "../../core/texts/search.ts";

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

const soundsOf = (word: string) =>
	[...pairs.reduce((text, [written, letter]) => text.replace(written, letter), word)]
		.map((letter) => soundOf.get(letter) ?? "")
		.join("");

/**
 * Phonetic form of a name in either script: "Mohammed", "Muhamad" and "محمد" are equal. Only
 * consonants count, doubled ones once; the article and a final h, which Latin spellings add, are
 * dropped.
 */
export function soundOfName(name: string): string {
	const words = joinedServant(foldText(name))
		.split(gaps)
		.filter((word) => word && !particles.has(word));
	const whole = words.map((word) => soundsOf(withoutArticle(word))).join("");
	return whole.replace(/(.)\1+/g, "$1").replace(/(?<=.)h$/, "");
}
