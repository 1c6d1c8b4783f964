import { latinDigits } from "./digits.ts";

// Control characters never belong in a text; bidirectional overrides could disguise it. Soft
// hyphens, zero width spaces, byte order marks and fillers show nothing. Marks that a text may need
// stay: joiners (Persian words, emoji), direction marks and variation selectors.
const unwanted =
	/(?![\t\n\r])\p{Cc}|\u034f|[\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffc\ufffe\uffff]/gu;

/** Characters that show nothing on their own: spaces, format characters, combining marks. */
const invisible = /[\s\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;
/** Characters that change how others look, or fill a place. */
export const formatting = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\ufffc]/gu;

/** Whether a reader sees nothing of a text. */
export const isBlank = (text: string | null | undefined) =>
	(text ?? "").replace(invisible, "") === "";

/**
 * Number of characters of a text that a reader sees; a mark on a letter counts, alone it does not.
 */
export const visibleLength = (text: string) =>
	isBlank(text) ? 0 : text.replace(formatting, "").trim().length;

/** Line breaks of forms, word processors and old systems. */
const lineBreaks = /\r\n?|[\v\f\u2028\u2029]/g;

/**
 * A text without invisible or disguising characters; empty if it has no visible ones. Line breaks of
 * all kinds are LF, so that equal texts compare as equal.
 */
export const cleanText = (value: string) => {
	const text = value.toWellFormed().replace(lineBreaks, "\n").replace(unwanted, "").trim();
	return isBlank(text) ? "" : text;
};

export const cleanLine = (value: string) => cleanText(value).replace(/\s+/g, " ");

/** Hyphens, dashes and minus signs of all keyboards. */
export const dashes = /[\p{Pd}\u00af\u02d7\u2043\u2212\u23af\u2500\u2796]/gu;
const curlyApostrophes = /[\u2018\u2019\u201b\u2032\u02bb\u02bc\u02bd\u00b4\uff07]/g;

/** Ligatures, presentation forms, full-width letters and mathematical alphabets. */
const presentationForms = /[\ufb00-\ufdff\ufe70-\ufefe\uff00-\uffef\u{1d400}-\u{1d7ff}]+/gu;
// A joiner shapes words of Arabic and Indic scripts, so it stays between two of their letters.
const outsideWord =
	/(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}])|(?<=\p{Script=Latin})[\u200c\u200d]+/gu;
const formattingInName = /(?![\u200c\u200d])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A name in one line. The same letters typed on different keyboards, or pasted from a document, are
 * stored as the same characters.
 */
export const cleanName = (value: string) =>
	cleanLine(
		value
			.toWellFormed()
			.replace(presentationForms, (part) => part.normalize("NFKC"))
			.replace(formattingInName, "")
			.replace(outsideWord, "")
			// Afterwards, because a removed character may have kept a letter and its mark apart.
			.normalize("NFC")
			.replace(dashes, "-"),
	);

/**
 * Normal form of what is typed or pasted as a phone number, address, code, number or date: no
 * invisible characters, digits 0-9, plain spaces, hyphens and apostrophes.
 */
export const cleanTyped = (value: string) =>
	latinDigits(
		value
			.toWellFormed()
			.replace(curlyApostrophes, "'")
			// Line breaks and tabs become spaces before other control characters are removed.
			.replace(/\s/g, " ")
			.replace(formatting, "")
			.normalize("NFKC")
			// A double prime is two apostrophes only now.
			.replace(curlyApostrophes, "'"),
	)
		.replace(dashes, "-")
		.replace(/\s+/g, " ")
		.trim();
