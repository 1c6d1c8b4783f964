import { type PageData, type PageDataKind, pageAt, pageNames, pages } from "#shared/pages.ts";
import { addressesAbout } from "../../base/pages/addresses.ts";
import type { PublicRecord } from "../../base/pages/definePageData.ts";
import { definitionOf, pageDataKinds } from "./definitions.ts";
import type { Rendering } from "./page-changes.ts";

/** Data listed in the sitemap. It is one file, so if any of these data are read, all are. */
const listed = pageDataKinds.filter((kind) => definitionOf(kind).inSitemap);

const onEveryPage = pageDataKinds.filter((kind) => definitionOf(kind).everywhere);

/** The data of pages that show no records. */
export const emptyData = (): Omit<PageData, "now"> =>
	Object.assign({}, ...pageDataKinds.map((kind) => definitionOf(kind).empty));

/** Whether a page shows people by their consent. */
export const showsByConsent = (path: string): boolean =>
	pages[pageAt(path)?.name ?? "home"].shows?.some((kind) => definitionOf(kind).byConsent) ?? false;

/** The kinds of data shown by the pages that have to be rendered. */
function kindsFor({ render, inData = [] }: Rendering): ReadonlySet<PageDataKind> {
	if (typeof render === "string") return new Set(pageDataKinds);
	const names = new Set([
		...[...render].flatMap((path) => pageAt(path)?.name ?? []),
		...pageNames.filter((name) => inData.some(({ shows }) => pages[name].shows?.includes(shows))),
	]);
	const kinds = [...onEveryPage, ...[...names].flatMap((name) => pages[name].shows ?? [])];
	return new Set(kinds.some((kind) => listed.includes(kind)) ? [...kinds, ...listed] : kinds);
}

/**
 * Reads the data of the pages to be rendered and, if any of them may have changed, the sitemap's
 * items. Also finds the paths of pages whose records were deleted. Kinds that none of these pages
 * shows stay empty.
 */
export async function readData(now: number, changed: Rendering) {
	const kinds = [...kindsFor(changed)];
	const parts = await Promise.all(
		kinds.map(async (kind) => ({
			kind,
			...(await definitionOf(kind).read({ render: changed.render, now })),
		})),
	);
	const data: PageData = Object.assign(emptyData(), { now }, ...parts.map((part) => part.data));
	const records: { [kind in PageDataKind]?: PublicRecord[] } = Object.fromEntries(
		parts.map((part) => [part.kind, part.known]),
	);
	return {
		data,
		known: listed.some((kind) => kinds.includes(kind)) ? records : null,
		removed: parts.flatMap(({ kind, removed = [] }) =>
			removed.flatMap((id) => addressesAbout(kind, id)),
		),
	};
}
