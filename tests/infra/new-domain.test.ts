import { execFile, execFileSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isSiteBuilt } from "#local/build/build.ts";
import { isSnapshotCurrent } from "#local/demo/snapshot.ts";
import { within } from "#local/pace.ts";
import { findMalformedNames, namesOf } from "#operate/new-domain/names.ts";
import { readSkeleton } from "#operate/new-domain/skeleton.ts";
import { findTakenNames } from "#operate/new-domain/taken.ts";
import { templateOf } from "#operate/new-domain/template.ts";
import { testsIn } from "../core/chooseTests.ts";
import { isWhole, sized } from "../core/size.ts";

const git = (...args: string[]) =>
	execFileSync("git", args, { encoding: "utf8" }).split("\0").filter(Boolean);
const repository = mkdtempSync(join(tmpdir(), "new-domain-"));

/** Runs a program in the copy. Its output becomes part of the error if it fails. */
async function inCopy(program: string, ...args: string[]): Promise<string> {
	const options = { cwd: repository, maxBuffer: 2 ** 26 };
	const { stdout } = await promisify(execFile)(program, args, options).catch((error) => {
		throw new Error(`${error.message}\n${error.stdout}`);
	});
	return stdout;
}
const node = (...args: string[]) => inCopy(process.execPath, ...args);
const generate = (...args: string[]) => node("operate/new-domain.ts", ...args);

beforeAll(() => {
	const files = git("ls-files", "-z", "--cached", "--others", "--exclude-standard");
	for (const file of files) if (existsSync(file)) cpSync(file, join(repository, file));
	symlinkSync(join(process.cwd(), "node_modules"), join(repository, "node_modules"));
	execFileSync("git", ["init", "--quiet"], { cwd: repository });
});

/**
 * Copies the built site, the demo data and its pages, because a new domain does not change them, and
 * notes that they are newer than the domain's files.
 */
function lendSite() {
	if (!isSiteBuilt() || !isSnapshotCurrent()) return;
	cpSync("dist", join(repository, "dist"), { recursive: true });
	const built = join(repository, "dist/built");
	writeFileSync(built, "");
	const note = (file: string, more: object) => {
		const path = join(repository, "dist/demo", file);
		writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), ...more }));
	};
	note("made.json", { at: Date.now() });
	note("data/rendered.json", { builtAt: statSync(built).mtimeMs });
}

afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe("new-domain", () => {
	test.each([
		[
			undefined,
			undefined,
			"Say the folder and the singular: npm run new-domain -- officials official --area content",
		],
		[
			"Officials",
			"official",
			'"Officials" is not well-formed: small letters a to z, words joined by "-"',
		],
		[
			"officials",
			"../official",
			'"../official" is not well-formed: small letters a to z, words joined by "-"',
		],
		["staff", "staff", 'The folder names all of them, so it must differ from the singular "staff"'],
	])("refuses malformed names: %s, %s", (folder, singular, sentence) =>
		expect(findMalformedNames(folder, singular)).toEqual([sentence]),
	);

	test("refuses an unknown area, and names those that exist", () => {
		expect(findMalformedNames("sponsors", "sponsor", "sports")).toEqual([
			'There is no area "sports": choose one of base, people, identity, training, content, competition, community, app',
		]);
	});

	test("writes at most twenty files and three lines of code elsewhere", () => {
		const pieces = readSkeleton("training");
		expect(pieces.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(20);
		const lists = pieces.filter(({ isNew, path }) => !isNew && path.endsWith(".ts"));
		expect(lists.map(({ path }) => path)).toEqual([
			"shared/pages.ts",
			"shared/training/routes.ts",
			"functions/training/domains.ts",
		]);
	});

	test.each([
		["places", "seat", "There is a folder functions/base/places already"],
		["health", "check", '/api/health is taken by "Whether the API and its table are available"'],
		["event-classes", "event-class", 'There is an entity "eventClass" already'],
		[
			"short-names",
			"short-name",
			"There is a file tests/api/community/short-names.test.ts already",
			"community",
		],
		["classes", "class", '"class" is a word of the language'],
		["maps", "map", '"Map" is a name that JavaScript has'],
		[
			"inputs",
			"input",
			'"input" means something else in functions/content/inputs/inputs.service.ts',
		],
	])("refuses taken names: %s, %s", (folder, singular, sentence, area = "content") =>
		expect(findTakenNames(namesOf(folder, singular, area), readSkeleton(area))).toContain(sentence),
	);

	test("refuses to copy a line of news that no rule covers", () => {
		expect(() => templateOf("export const renews = true;")).toThrow(
			"what becomes of: export const renews = true;",
		);
	});

	test("the generator refuses a taken name before it writes any file", async () => {
		await expect(generate("inputs", "input")).rejects.toThrow('"input" means something else');
		expect(existsSync(join(repository, "shared/content/inputs"))).toBe(false);
	});
});

describe("two domains, made one after the other in two areas", () => {
	/** Tests of the code that got new entries, and tests that read the files of all domains. */
	function testsOf(changed: string[]): string[] {
		const isSource = (file: string) => /^(shared|functions|web)\/.*\.tsx?$/.test(file);
		const readsAll = (file: string) => /\b(readdir|glob)Sync\(/.test(readFileSync(file, "utf8"));
		return [
			// Half of all tests import ids.ts for its types.
			...changed.filter((file) => isSource(file) && file !== "shared/core/ids.ts"),
			...["shared", "functions", "web"].flatMap(testsIn).filter(readsAll),
			...["directions", "entities", "security"].map((name) => `tests/infra/${name}.test.ts`),
			...["local/build/openapi", "operate/backup/entities", "web/app/pages"].map(
				(name) => `${name}.test.ts`,
			),
		];
	}

	let changed: string[] = [];

	beforeAll(async () => {
		await inCopy("git", "add", ".");
		expect(await generate("trophies", "trophy")).toContain("Still to be done by hand:");
		await generate("loan-kits", "loan-kit", "--area", "competition");
		const listed = await inCopy("git", "ls-files", "-mo", "--exclude-standard");
		changed = listed.split("\n").filter((file) => file && !file.endsWith("openapi.json"));
	});

	test("a new domain has at most 300 lines without its tests", () => {
		const own = changed.filter((file) => /loan-?kits?/i.test(file) && !file.startsWith("tests/"));
		const lines = own.flatMap((file) => readFileSync(join(repository, file), "utf8").split("\n"));
		expect(own.length).toBeGreaterThan(10);
		expect(lines.length - own.length).toBeLessThanOrEqual(300);
	});

	// One thread as in `tests/run.ts`. Not incremental, because `tsc` would write its notes to
	// `node_modules`, which the copy shares with this repository.
	test("new domains pass the type check", () =>
		inCopy("node_modules/.bin/tsc", "--incremental", "false", "--singleThreaded"));

	test("new domains pass lint", () =>
		inCopy("node_modules/.bin/biome", "check", "--error-on-warnings", ...changed));

	test("new domains pass the tests of the registries", async () => {
		const jest = ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", "--maxWorkers=1"];
		const apart = [
			"--testPathIgnorePatterns",
			"<rootDir>/tests/(?!infra/(directions|entities|security))",
			// This test moves a whole table and names no entity.
			"<rootDir>/operate/backup/backup.test.ts",
			// Rendered parts of other domains import the pages and calls of all, and show none of them.
			"<rootDir>/web/(?!app/|ui/texts/).*\\.test\\.tsx$",
		];
		await node(...jest, ...apart, "--findRelatedTests", ...testsOf(changed));
	});

	// The tests of the two new domains differ only in the name, so only a full run runs both.
	test("new domains pass their own tests over HTTP", async () => {
		lendSite();
		const made = sized({ whole: ["trophies", "loan-kits"], share: ["loan-kits"] });
		expect(await node("tests/run.ts", "api", ...made)).toMatch(/\b[1-9]\d* passed, 0 failed/);
	});

	if (isWhole) {
		test(
			"new domains pass the tests of every route",
			async () => {
				const routes = "/api/(trophies|loan-kits)\\b";
				expect(await node("tests/run.ts", "api", "tests/whole/", routes)).toMatch(
					/\b[1-9]\d+ passed, 0 failed/,
				);
			},
			within(600_000),
		);
	}
});
