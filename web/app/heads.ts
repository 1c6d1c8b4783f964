import { federationName } from "#shared/core/federation.ts";
import type { Locale } from "#shared/core/locales.ts";
import { excerpt } from "#shared/core/texts/excerpt.ts";
import { pageAt } from "#shared/pages.ts";
import type { Head } from "../core/definePages.ts";
import { pageDefinitions } from "../pageDefinitions.ts";

const notFound: Record<Locale, Head> = {
	en: { title: "404 Page Not Found", description: "This page does not exist." },
	ar: { title: "٤٠٤ – الصفحة غير موجودة", description: "هذه الصفحة غير موجودة." },
};

/** Search engines and chats cut longer descriptions. */
const mostOfDescription = 200;

/**
 * Title and description of a page, without the federation's name. `thing` is the page's record:
 * null if its id does not exist, undefined while unknown.
 */
export function ownHead(path: string, locale: Locale, thing: unknown): Head {
	const page = pageAt(path);
	if (!page || thing === null) return notFound[locale];
	const { subject } = pageDefinitions[page.name];
	const { title, description } =
		subject && thing ? subject.head(thing, locale) : pageDefinitions[page.name].head[locale];
	return {
		title,
		description: excerpt(
			description || pageDefinitions[page.name].head[locale].description,
			mostOfDescription,
		),
	};
}

/** Title with the federation's name, as tabs and search engines show it. */
export function headOf(path: string, locale: Locale, thing: unknown): Head {
	const { title, description } = ownHead(path, locale, thing);
	return { title: `${title} | ${federationName[locale]}`, description };
}
