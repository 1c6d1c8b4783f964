import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import { defineAdapter } from "./adapter.ts";

/** How a letter ends. The mail function puts the federation's contact lines in its place. */
export const signature = defineAdapter(
	() =>
		async (locale: Locale): Promise<string> =>
			federationName[locale],
);
