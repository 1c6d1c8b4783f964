/** Number of months that are read if the query names no first day. */
export const monthsByDefault = 12;

/** Largest number of lines on a page and in an exported file. */
export const linesAtOnce = 50;
export const linesInFile = 5_000;
