import { typeOf } from "#shared/core/http/content-types.ts";

/**
 * How a file of the web build is stored: key, content type, and caching in browsers and at the
 * edge.
 */
export type SiteFile = { key: string; type: string; cache: string };

const forEver = "public, max-age=31536000, immutable";
/** The same caching as for rendered pages: the edge revalidates after a minute, browsers always. */
const shortly = "public, max-age=0, s-maxage=60, stale-while-revalidate=600";

/** Whether a file has a hash of its content in its name. */
export const isHashed = (key: string) => key.startsWith("assets/");

export const siteFile = (key: string): SiteFile => ({
	key,
	type: typeOf(key),
	cache: isHashed(key) ? forEver : shortly,
});

/**
 * Files of the build in upload rounds: files that pages load are uploaded before the pages. Dot
 * files of the build are left out.
 */
export function inRounds(keys: readonly string[]): SiteFile[][] {
	const round = (key: string) => (isHashed(key) ? 0 : key.endsWith(".html") ? 2 : 1);
	const uploaded = keys.filter((key) => !key.startsWith("."));
	return [0, 1, 2].map((number) => uploaded.filter((key) => round(key) === number).map(siteFile));
}

/** A deployed release: its version, and the hashed files that its pages load. */
export type Release = { version: string; assets: string[] };

/**
 * This release and two before it: open browser tabs may still run one of those and load its files.
 */
const retainedReleases = 3;

/** Releases whose files are retained, newest first. */
export const releasesAfter = (before: readonly Release[], now: Release): Release[] =>
	[now, ...before.filter(({ version }) => version !== now.version)].slice(0, retainedReleases);

/** Hashed files that no retained release loads. */
export function findOutdated(present: readonly string[], releases: readonly Release[]): string[] {
	const inUse = new Set(releases.flatMap(({ assets }) => assets));
	return present.filter((key) => isHashed(key) && !inUse.has(key));
}
