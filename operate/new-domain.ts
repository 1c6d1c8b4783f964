import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { runCommand } from "./command.ts";
import { byHand } from "./new-domain/by-hand.ts";
import { findMalformedNames, namesOf } from "./new-domain/names.ts";
import { readSkeleton } from "./new-domain/skeleton.ts";
import { findTakenNames } from "./new-domain/taken.ts";
import { fillTemplate } from "./new-domain/template.ts";

function demandNone(problems: string[]): void {
	if (problems.length > 0) throw new Error(problems.join("\n"));
}

const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: "pipe" });

/**
 * `new-domain.ts <folder> <singular>`: writes the skeleton of a bilingual domain in every layer, with its entries in all lists.
 *
 * The skeleton is made of the files of `news` as they stand, with other names and without what news alone have. So there
 * are no templates that could fall behind, except for the page (`page.ts`), and whoever improves `news` improves the next
 * domain. It costs a list of words
 * and of cuts in `template.ts`, and `tests/infra/new-domain.test.ts` tells when a change of `news` asks for a new one.
 */
await runCommand(async () => {
	const [folder, singular] = process.argv.slice(2);
	demandNone(findMalformedNames(folder, singular));
	const names = namesOf(folder, singular);
	const pieces = readSkeleton();
	demandNone(findTakenNames(names, pieces));

	const files = pieces.map(({ path, template }) => ({
		path: fillTemplate(path, names),
		text: fillTemplate(template, names),
	}));
	for (const { path, text } of files) {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}
	run(
		"node_modules/@biomejs/biome/bin/biome",
		"check",
		"--write",
		...files.map(({ path }) => path),
	);
	run("local/build/openapi.ts");

	const count = pieces.filter(({ isNew }) => isNew).length;
	console.log(
		`Wrote ${count} files and entries in ${files.length - count + 1} others; git status shows them.\n`,
	);
	console.log(byHand(names));
	return 0;
});
