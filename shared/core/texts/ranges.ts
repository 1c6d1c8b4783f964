/**
 * The dash of a range, with spaces that no line breaks at. The dash itself allows a break after it,
 * so a word joiner follows: otherwise the second line would begin with the space.
 */
const rangeDash = "\u00a0–\u2060\u00a0";

/** Joins the ends of a range, such as the hours of a class. */
export const joinRange = (from: string, to: string) => `${from}${rangeDash}${to}`;

/** Keeps a line from breaking at the dash of a formatted range. */
export const keepRangeTogether = (range: string) => range.replace(/\s–\s/gu, rangeDash);
