/** Replaces style sheets, which only the web build can read. */
export {};
