import { typeOf } from "#shared/core/http/content-types.ts";

/** How a file of the web build is stored: where, as what, and how long browsers and edge may keep it. */
export type SiteFile = { key: string; type: string; cache: string };

const forEver = "public, max-age=31536000, immutable";
/** As for rendered pages: the edge asks again after a minute, browsers always. */
const shortly = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Whether a file carries a hash of its content in its name. */
export const isHashed = (key: string) => key.startsWith("assets/");

export const siteFile = (key: string): SiteFile => ({
	key,
	type: typeOf(key),
	cache: isHashed(key) ? forEver : shortly,
});

/** The build's files in rounds: what pages ask for is there before the page. The build's own notes stay at home. */
export function inRounds(keys: readonly string[]): SiteFile[][] {
	const round = (key: string) => (isHashed(key) ? 0 : key.endsWith(".html") ? 2 : 1);
	const shown = keys.filter((key) => !key.startsWith("."));
	return [0, 1, 2].map((number) => shown.filter((key) => round(key) === number).map(siteFile));
}

/** What a deployment put there: its version, and the hashed files that its pages ask for. */
export type Release = { version: string; assets: string[] };

/** This release and two before it: somebody's browser may still run one of those and ask for its parts. */
const kept = 3;

/** The releases whose files stay, newest first. */
export const releasesAfter = (before: readonly Release[], now: Release): Release[] =>
	[now, ...before.filter(({ version }) => version !== now.version)].slice(0, kept);

/** Hashed files that no release asks for any more. */
export function findOutdated(present: readonly string[], releases: readonly Release[]): string[] {
	const asked = new Set(releases.flatMap(({ assets }) => assets));
	return present.filter((key) => isHashed(key) && !asked.has(key));
}
