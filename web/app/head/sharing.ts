import type { Locale } from "#shared/core/locales.ts";
import type { PageName, PreviewWords } from "#shared/pages.ts";
import type { Sharing } from "../../core/defineSharing.ts";

/** Pages with more metadata than title and description, from the `*.sharing.ts` of the domains. */
export const sharing: Partial<Record<PageName, Sharing<unknown>>> = Object.assign(
	{},
	...Object.values(import.meta.glob("../../*/*/*.sharing.ts", { eager: true, import: "default" })),
);

/** The texts of a page's preview picture: its title and a few key facts. */
export const wordsOfPreview = (
	{ name, title, description }: { name: PageName; title: string; description: string },
	thing: unknown,
	locale: Locale,
): PreviewWords => ({
	title,
	lines: (thing ? sharing[name]?.lines?.(thing, locale) : undefined)?.filter(Boolean) ?? [
		description,
	],
});
