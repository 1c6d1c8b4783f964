import { langOf } from "#shared/core/texts/lang-of.ts";

/** Attributes of an element around a text that people wrote: its direction and its language. */
export const asWritten = (text: string) => ({ dir: "auto", lang: langOf(text) }) as const;

/** A name within a text, set off from the text's direction; `Sentence` also gives it its language. */
export const isolateName = (name: string) => `\u2068${name}\u2069`;
