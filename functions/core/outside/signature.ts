import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import { defineAdapter } from "./adapter.ts";

/** The signature of emails. The mail function replaces it by the federation's contact lines. */
export const signature = defineAdapter(
	() =>
		async (locale: Locale): Promise<string> =>
			federationName[locale],
);
