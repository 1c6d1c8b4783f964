/**
 * The text as a reader perceives it: look-alike characters become the usual ones, invisible marks
 * are removed.
 */
export const readableForm = (text: string) => text.normalize("NFKC").replace(/\p{Cf}/gu, "");

const letter = String.raw`[\p{L}\p{M}\u200c\u200d]`;
/** Apostrophes of all keyboards, and the middle dot of Catalan names. */
const sign = "[ '\u2018\u2019\u201b\u2032\u00b4`\u00b7-]";
// One character at a time: a repeated group of repeated letters takes exponential time.
const inLetters = new RegExp(`^(?:${letter}|(?<=${letter})\\.|${sign})*$`, "u");
/** A letter; tatweel and signs such as ʻ are modifiers, which alone do not make a name. */
const realLetter = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
/** More marks on a letter than any script writes: they would cover the lines above and below. */
const heapOfMarks = /\p{M}{6}/u;

/**
 * Whether a name consists of letters, spaces, hyphens and apostrophes. A full stop may follow a
 * letter, as in `K.` or `Mohd.Ali`. An empty name passes, since some are optional.
 */
export const isInLetters = (name: string) =>
	name === "" || (inLetters.test(name) && realLetter.test(name) && !heapOfMarks.test(name));
