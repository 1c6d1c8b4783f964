import type { Locale } from "#shared/core/locales.ts";
import { useLocale } from "./messages.ts";

/**
 * What stands between the facts of a line. In Arabic it is a comma, because a raised dot beside
 * digits reads as the digit zero: "١٠ · ٣" as 1003.
 */
export const separators: Record<Locale, string> = { en: " · ", ar: "، " };

export const useSeparator = () => separators[useLocale()];

/** The separator between parts of a line that are elements. */
export const Separator = () => <span>{useSeparator()}</span>;
