import { existsSync, readdirSync } from "node:fs";
import { basename, join, normalize } from "node:path";

const testFile = /\.test\.tsx?$/;

export const testsIn = (folder: string) =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => testFile.test(name))
		.map((name) => join(folder, name))
		.sort();

/** Whether a path, the name of a folder or that of a domain means a test file: `news` means `news-pages.test.ts` too. */
export function isMeant(file: string, word: string): boolean {
	if (existsSync(word)) return `${file}/`.startsWith(`${normalize(word).replace(/\/$/, "")}/`);
	if (file.split("/").slice(0, -1).includes(word)) return true;
	const name = basename(file).replace(testFile, "");
	const wanted = word.replace(testFile, "");
	return name.startsWith(wanted) && /^([-.]|$)/.test(name.slice(wanted.length));
}

const isDomain = (word: string) =>
	/^[a-z-]+$/.test(word) &&
	["shared", "functions", "web"].some((layer) => existsSync(join(layer, word)));

/**
 * What the words after the name of a suite choose. A word that is a path, the name of a file, of a folder or of a domain
 * chooses test files; all other words together are part of the names of tests.
 */
export function chooseTests(folders: string[], words: string[]) {
	const all = folders.flatMap(testsIn);
	const files = new Set<string>();
	const names: string[] = [];
	for (const word of words) {
		const meant = all.filter((file) => isMeant(file, word));
		if (meant.length === 0 && (existsSync(word) || testFile.test(word) || isDomain(word)))
			throw new Error(`No test file of ${folders.join(" and ")} is named ${word}`);
		if (meant.length === 0) names.push(word);
		for (const file of meant) files.add(file);
	}
	return { files: [...files], names };
}
