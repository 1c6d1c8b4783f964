import { existsSync, globSync, readdirSync } from "node:fs";
import { basename, join, normalize } from "node:path";

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

/** Browser tests that visit the screens of all domains, and make their writes. */
const ofEveryDomain = ["screens", "lost-answers"].map((name) => `tests/e2e/shell/${name}.test.ts`);

const hasScreens = (domain: string) => globSync(`tests/{screens,writes}/*/${domain}.ts`).length > 0;

/**
 * Test files and test names that command line words select. A path, or the name of a file, folder or
 * domain, selects test files; the other words together are part of test names. A domain without browser
 * tests of its own selects the tests of all screens; `domain` limits these to its own.
 */
export function chooseTests(folders: string[], words: string[]) {
	const all = folders.flatMap(testsIn);
	const files = new Set<string>();
	const names: string[] = [];
	let domain: string | undefined;
	for (const word of words) {
		const meant = all.filter((file) => isMeant(file, word));
		const shared = all.filter((file) => ofEveryDomain.includes(file));
		if (meant.length === 0 && shared.length > 0 && isDomain(word) && hasScreens(word)) {
			domain = word;
			meant.push(...shared);
		}
		if (meant.length === 0 && (existsSync(word) || testFile.test(word) || isDomain(word)))
			throw new Error(`No test file of ${folders.join(" and ")} is named ${word}`);
		if (meant.length === 0) names.push(word);
		for (const file of meant) files.add(file);
	}
	return { files: [...files], names, ...(domain && { domain }) };
}
