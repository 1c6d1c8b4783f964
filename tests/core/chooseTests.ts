import { existsSync, globSync, readdirSync } from "node:fs";
import { basename, join, normalize } from "node:path";
import { recordDomains } from "./recordDomains.ts";

const testFile = /\.test\.tsx?$/;

export const testsIn = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => testFile.test(name))
		.map((name) => join(folder, name))
		.sort();

/**
 * Whether a word selects a test file: by its path, a folder's name, or the beginning of its name, as
 * `news` selects `news-pages.test.ts`.
 */
export function isMeant(file: string, word: string): boolean {
	if (existsSync(word)) return `${file}/`.startsWith(`${normalize(word).replace(/\/$/, "")}/`);
	if (file.split("/").slice(0, -1).includes(word)) return true;
	const name = basename(file).replace(testFile, "");
	const wanted = word.replace(testFile, "");
	return name.startsWith(wanted) && /^([-.]|$)/.test(name.slice(wanted.length));
}

const isDomain = (word: string) =>
	/^[a-z-]+$/.test(word) && globSync(`{shared,functions,web}/{,*/}${word}/`).length > 0;

const has = (kind: string) => (domain: string) =>
	globSync(`tests/domains/*/${domain}.${kind}.ts`).length > 0;

/** Tests of all domains, and whether a domain has a part in them. */
const ofEveryDomain: Record<string, (domain: string) => boolean> = {
	"tests/e2e/shell/screens.test.ts": has("screens"),
	"tests/e2e/shell/lost-answers.test.ts": has("writes"),
	"tests/whole/staff-records.test.ts": (domain) => recordDomains.includes(domain),
};

/** The tests of all domains that have a part for this one. */
const sharedTestsOf = (domain: string) =>
	Object.keys(ofEveryDomain).filter((file) => ofEveryDomain[file](domain));

/**
 * Test files and test names that command line words select. A path, or the name of a file, folder or
 * domain, selects test files; the other words together are part of test names. A domain also selects
 * the tests of all screens, writes and records of staff, which `domains` limits to its own.
 */
export function chooseTests(folders: string[], words: string[]) {
	const all = folders.flatMap(testsIn);
	const files = new Set<string>();
	const names: string[] = [];
	const domains: string[] = [];
	for (const word of words) {
		const meant = all.filter((file) => isMeant(file, word));
		const shared = isDomain(word)
			? sharedTestsOf(word).filter((file) => all.includes(file) && !meant.includes(file))
			: [];
		if (shared.length > 0) domains.push(word);
		meant.push(...shared);
		if (meant.length === 0 && (existsSync(word) || testFile.test(word) || isDomain(word)))
			throw new Error(`No test file of ${folders.join(" and ")} is named ${word}`);
		if (meant.length === 0) names.push(word);
		for (const file of meant) files.add(file);
	}
	return { files: [...files], names, ...(domains.length > 0 && { domains }) };
}
