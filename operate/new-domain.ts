import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./command.ts";
import { describeManualSteps } from "./new-domain/manual-steps.ts";
import { findMalformedNames, namesOf } from "./new-domain/names.ts";
import { readSkeleton } from "./new-domain/skeleton.ts";
import { findTakenNames } from "./new-domain/taken.ts";
import { fillTemplate } from "./new-domain/template.ts";

function demandNone(problems: string[]): void {
	if (problems.length > 0) throw new Error(problems.join("\n"));
}

const run = (...args: string[]) => execFileSync(process.execPath, args, { stdio: "pipe" });

/**
 * `new-domain.ts <folder> <singular> [--area <area>]`: writes the skeleton of a bilingual domain in
 * every layer, in the area `content` unless another is named, with its entries in all lists.
 *
 * The skeleton is copied from the current files of `news`, with other names and without what only
 * news have. So no template can become outdated except the page's (`page.ts`), and improvements of
 * `news` benefit the next domain. The price is a list of words and of cuts in `template.ts`;
 * `tests/infra/new-domain.test.ts` fails when a change of `news` needs a new one.
 */
await runCommand(async () => {
	const {
		values: { area },
		positionals: [folder, singular],
	} = parseArgs({
		options: { area: { type: "string", default: "content" } },
		allowPositionals: true,
	});
	demandNone(findMalformedNames(folder, singular, area));
	const names = namesOf(folder, singular, area);
	const pieces = readSkeleton(names.area);
	demandNone(findTakenNames(names, pieces));

	const files = pieces.map(({ path, template }) => ({
		path: fillTemplate(path, names),
		text: fillTemplate(template, names),
	}));
	for (const { path, text } of files) {
		mkdirSync(dirname(path), { recursive: true });
		writeFileSync(path, text);
	}
	const biome = (...args: string[]) =>
		run(
			"node_modules/@biomejs/biome/bin/biome",
			...args,
			"--write",
			...files.map(({ path }) => path),
		);
	// What is cut leaves imports behind.
	biome("lint", "--only=correctness/noUnusedImports", "--unsafe");
	biome("check");
	run("local/build/openapi.ts");

	const count = pieces.filter(({ isNew }) => isNew).length;
	console.log(
		`Wrote ${count} files and entries in ${files.length - count + 1} others; git status shows them.\n`,
	);
	console.log(describeManualSteps(names));
	return 0;
});
