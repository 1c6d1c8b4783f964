import { contactLines } from "#shared/base/settings/settings.rules.ts";
import { type PageData, pageAt, pageNames, pages, type Shown } from "#shared/pages.ts";
import { addressesAbout } from "../../base/pages/addresses.ts";
import type {
	Known,
	ShownDefinition,
	ShownDefinitions,
	ToRender,
} from "../../base/pages/defineShown.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import * as competition from "../../competition/shown.ts";
import * as content from "../../content/shown.ts";
import * as people from "../../people/shown.ts";
import * as training from "../../training/shown.ts";

/** How each kind of data is read. Each area lists its domains in its `shown.ts`. */
export const shownDefinitions: ShownDefinitions = Object.assign(
	{},
	...Object.values({ ...people, ...training, ...content, ...competition }),
);
const every = Object.keys(shownDefinitions) as Shown[];
const definitionOf = (kind: Shown): ShownDefinition<Shown> => shownDefinitions[kind];

/** Data listed in the sitemap. It is one file, so if any of these data are read, all are. */
const listed = every.filter((kind) => definitionOf(kind).inSitemap);

/** The data of pages that show no records. */
export const emptyData = (): Omit<PageData, "contactLines" | "now"> =>
	Object.assign({}, ...every.map((kind) => definitionOf(kind).empty));

/** Whether a page shows people by their consent. */
export const showsByConsent = (path: string): boolean =>
	pages[pageAt(path)?.name ?? "home"].shows?.some((kind) => definitionOf(kind).byConsent) ?? false;

/** The kinds of data shown by the pages that have to be rendered. */
function kindsFor({
	render,
	eventClassesOf,
	newsOf,
	dojos,
	coaches,
}: ToRender): ReadonlySet<Shown> {
	if (typeof render === "string") return new Set(every);
	const showing = (kind: Shown) => pageNames.filter((name) => pages[name].shows?.includes(kind));
	const names = new Set([
		...[...render].flatMap((path) => pageAt(path)?.name ?? []),
		...(eventClassesOf?.size ? showing("events") : []),
		...(newsOf ? showing("news") : []),
		...(dojos?.size || coaches?.size ? showing("dojos") : []),
	]);
	const kinds = [...names].flatMap((name) => pages[name].shows ?? []);
	return new Set(kinds.some((kind) => listed.includes(kind)) ? [...kinds, ...listed] : kinds);
}

/**
 * Reads the data of the pages to be rendered and, if any of them may have changed, the sitemap's
 * items. Also finds the paths of pages whose records were deleted. Kinds that none of these pages
 * shows stay empty.
 */
export async function readData(now: number, changed: ToRender) {
	const kinds = [...kindsFor(changed)];
	const [settings, ...parts] = await Promise.all([
		readSettings(),
		...kinds.map(async (kind) => ({
			kind,
			...(await definitionOf(kind).read({ changed, now })),
		})),
	]);
	const data: PageData = Object.assign(
		emptyData(),
		{ contactLines: contactLines(settings), now },
		...parts.map((part) => part.data),
	);
	const known: { [kind in Shown]?: Known[] } = Object.fromEntries(
		parts.map((part) => [part.kind, part.known]),
	);
	return {
		data,
		known: listed.some((kind) => kinds.includes(kind)) ? known : null,
		gone: parts.flatMap(({ kind, gone = [] }) => gone.flatMap((id) => addressesAbout(kind, id))),
	};
}
