/**
 * The text as a reader perceives it: look-alike characters become the usual ones, invisible marks
 * are removed.
 */
export const readableForm = (text: string) => text.normalize("NFKC").replace(/\p{Cf}/gu, "");

const letter = String.raw`[\p{L}\p{M}\u200c\u200d]`;
/** Apostrophes of all keyboards, and the middle dot of Catalan names. */
const sign = "[ '\u2018\u2019\u201b\u2032\u00b4`\u00b7-]";
const inLetters = new RegExp(`^(?:${letter}+\\.?|${sign})*$`, "u");

/**
 * Whether a name consists of letters, spaces, hyphens and apostrophes. A full stop may follow a
 * letter, as in `K.` or `Mohd.Ali`.
 */
export const isInLetters = (name: string) => inLetters.test(name);
