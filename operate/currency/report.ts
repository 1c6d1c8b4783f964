import { held } from "./held.ts";

export type Outdated = Record<string, { current?: string; latest: string }>;
type Entry = { version: string; license?: string; dev?: boolean };
export type Packages = Record<string, Entry>;

const monthMs = (365.25 / 12) * 24 * 60 * 60 * 1000;
/** A package that was last published longer ago is looked at: it may be finished, or left. */
export const asleepAfterMonths = 18;

/** What is behind, one line each, with the reason for those that are held. */
export const listBehind = (outdated: Outdated): string[] =>
	Object.entries(outdated).map(
		([name, { current = "missing", latest }]) =>
			`${name} ${current} → ${latest}: ${held[name] ?? "not held: update it"}`,
	);

/** Packages whose last version is old, one line each, oldest first. @param published ISO 8601 by name */
export const listUnmaintained = (published: Record<string, string>, now: number): string[] =>
	Object.entries(published)
		.map(([name, at]) => ({ name, at, months: Math.floor((now - Date.parse(at)) / monthMs) }))
		.filter(({ months }) => months > asleepAfterMonths)
		.sort((a, b) => b.months - a.months)
		.map(
			({ name, at, months }) => `${name}: last published ${at.slice(0, 10)}, ${months} months ago`,
		);

/** How many packages have each licence, most common first; those that are only built or tested with apart. */
export function listLicences(packages: Packages): string[] {
	const counts = new Map<string, { deployed: number; dev: number }>();
	for (const [place, { license = "unknown", dev }] of Object.entries(packages)) {
		if (place === "") continue;
		const count = counts.get(license) ?? { deployed: 0, dev: 0 };
		count[dev ? "dev" : "deployed"]++;
		counts.set(license, count);
	}
	return [...counts]
		.sort(([, a], [, b]) => b.deployed + b.dev - a.deployed - a.dev)
		.map(
			([licence, { deployed, dev }]) =>
				`${licence}: ${deployed} deployed, ${dev} to build and test`,
		);
}
