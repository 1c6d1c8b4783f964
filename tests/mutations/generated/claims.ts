import { globSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob } from "node:path";
import { affected } from "../../core/changed.ts";
import { isMeant } from "../../core/chooseTests.ts";
import { domainOf } from "../../core/folders.ts";
import { importsOf } from "../../core/importsOf.ts";
import type { Tests } from "../copy.ts";

const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const sources = globSync("{shared,functions,web,infra,local,operate,tests}/**/*.{ts,tsx}");

/** For each file, the files that import values of it. */
const importers = new Map<string, string[]>();
const addImporter = (of: string, file: string) =>
	importers.set(of, [...(importers.get(of) ?? []), file]);
for (const file of sources) {
	const source = readFileSync(file, "utf8");
	for (const { to, types } of importsOf(file, source)) if (!types) addImporter(to, file);
	for (const [call] of source.matchAll(/import\.meta\.glob[^(]*\([^)]*\)/g))
		for (const [, pattern] of call.matchAll(/"(\.[^"]+)"/g))
			for (const found of globSync(join(dirname(file), pattern))) addImporter(found, file);
}

/** Tests that read sources by a pattern, such as all texts, with the patterns of what they import. */
const readers = sources
	.filter((file) => /^(web\/(app|core)|tests\/core)\/.*\.test\.tsx?$/.test(file))
	.map((test) => {
		const read = [test, ...importsOf(test, readFileSync(test, "utf8")).map(({ to }) => to)]
			.filter((file) => sources.includes(file))
			.map((file) => readFileSync(file, "utf8"))
			.join("\n");
		return { test, patterns: [...read.matchAll(/globSync\("([^"]+)"\)/g)].map(([, one]) => one) };
	});
const testsReading = (file: string) =>
	readers
		.filter(({ patterns }) => patterns.some((pattern) => matchesGlob(file, pattern)))
		.map(({ test }) => test);

/** Files by the number of imports between them and a file, up to a number of steps; tests end a path. */
function importersBySteps(file: string, steps: number): string[][] {
	const seen = new Set([file]);
	const found: string[][] = [[file]];
	for (let step = 0; step < steps; step++) {
		const next = found[step]
			.filter((one) => !isTest(one))
			.flatMap((one) => importers.get(one) ?? []);
		found.push([...new Set(next)].filter((one) => !seen.has(one)));
		for (const one of found[step + 1]) seen.add(one);
	}
	return found;
}

/** Test files that run without a site, in seconds. */
const isUnit = (test: string) => /^(shared|functions|web|local|operate|tests\/core)\//.test(test);
const proofs = globSync("tests/proof/*.test.ts");
const isProof = (test: string) => /^tests\/(proof|model)\//.test(test);
const isOfInfra = (test: string) => /^tests\/infra\/(?!new-domain|mutations)/.test(test);

/** Most test files of a stage, the nearest first, so that a fault of common code costs minutes. */
const mostUnits = 10;
const mostProofs = 5;
const mostOnSite = 6;
const mostLambdas = 3;

/** A file outside all domains is claimed by the tests of all routes. */
const isOfAllRoutes = (file: string) => /^functions\/core\/|^shared\/core\/http\//.test(file);

/** Browser tests of what all pages share, for code of the site outside all domains. */
const ofAllPages = ["shell", "failed-writes", "back-button", "keyboard", "paths", "toasts"].map(
	(name) => `tests/e2e/shell/${name}.test.ts`,
);
const isOfAllPages = (file: string) => /^web\/(app|core|ui)\//.test(file);

/** Each notice is reached by way of the list of all domains, which is more steps away. */
const ofAllNotices = "functions/people/notifications/notices.test.ts";

/** The narrowest tests that claim a source: by imports, then by its domain. */
export function testsClaiming(file: string): Tests {
	// Reactions are reached through the lists of their areas and of the stream.
	const steps = file.endsWith(".reactions.ts") ? 4 : 3;
	const stem = file.replace(/\.tsx?$/, ".test.");
	const near = importersBySteps(file, steps)
		.flat()
		.filter(isTest)
		.sort((a, b) => Number(b.startsWith(stem)) - Number(a.startsWith(stem)));
	const domain = domainOf(file);
	const ownProofs = proofs.filter((test) => isMeant(test, domain));
	const { api, e2e } = affected([file]);
	/** Tests that are named after the domain come first. */
	const ownFirst = (tests: string[]) =>
		tests.filter(isTest).sort((a, b) => Number(isMeant(b, domain)) - Number(isMeant(a, domain)));
	/** All tests of the domain itself, and of others up to a number. */
	const nearestFirst = (tests: string[]) => {
		const own = tests.filter((test) => isTest(test) && isMeant(test, domain)).length;
		return ownFirst(tests).slice(0, Math.max(mostOnSite, own));
	};
	// What a function does is noticed by the calls of the lambdas that use it.
	const lambdas = importersBySteps(file, 3)
		.flat()
		.filter((one) => one.endsWith(".lambda.ts"));
	const ofRoutes = affected([file, ...lambdas.slice(0, mostLambdas)]).whole;
	const isOfTemplates = file.startsWith("infra/") || file.endsWith(".domain.ts");
	const isOfWeb = file.startsWith("web/");
	const inBrowser = isOfAllPages(file) ? ofAllPages : browserTests(nearestFirst(e2e), domain);
	return {
		areSourcesChecked: true,
		units: [
			...near.filter(isUnit).slice(0, mostUnits),
			...(file.endsWith(".notices.ts") ? [ofAllNotices] : []),
			...testsReading(file),
			...new Set([...ownProofs, ...near.filter(isProof).slice(0, mostProofs)]),
			...(isOfTemplates ? globSync("tests/infra/*.test.ts") : near).filter(isOfInfra),
		],
		...(file.startsWith("functions/") && !isOfAllRoutes(file) && { ofRoutes }),
		onSite: isOfWeb ? [] : isOfAllRoutes(file) ? ["tests/whole/"] : nearestFirst(api),
		...(isOfWeb && { inBrowser: { files: inBrowser, domain } }),
	};
}

/** Browser tests that claim a domain: its own, and those of all screens and writes. */
function browserTests(own: string[], domain: string): string[] {
	const shared = { screens: "screens", writes: "lost-answers" };
	return [
		...own,
		...Object.entries(shared)
			.filter(([kind]) => globSync(`tests/domains/*/${domain}.${kind}.ts`).length > 0)
			.map(([, name]) => `tests/e2e/shell/${name}.test.ts`),
	];
}
