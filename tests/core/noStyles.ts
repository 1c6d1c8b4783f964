/** Stands in for a style sheet, which only the web build can read. */
export {};
