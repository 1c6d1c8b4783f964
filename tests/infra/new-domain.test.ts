/** @jest-environment node */
import { execFile, execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { within } from "#local/pace.ts";
import { malformed, namesOf } from "#operate/new-domain/names.ts";
import { skeleton } from "#operate/new-domain/skeleton.ts";
import { taken } from "#operate/new-domain/taken.ts";
import { templateOf } from "#operate/new-domain/template.ts";
import { isWhole } from "../core/size.ts";

const git = (...args: string[]) =>
	execFileSync("git", args, { encoding: "utf8" }).split("\0").filter(Boolean);
const repository = mkdtempSync(join(tmpdir(), "new-domain-"));

/** Runs a program in the copy; what it says comes with its failure. */
async function run(program: string, ...args: string[]): Promise<string> {
	const options = { cwd: repository, maxBuffer: 2 ** 26 };
	const { stdout } = await promisify(execFile)(program, args, options).catch((error) => {
		throw new Error(`${error.message}\n${error.stdout}`);
	});
	return stdout;
}
const node = (...args: string[]) => run(process.execPath, ...args);
const generate = (folder: string, singular: string) =>
	node("operate/new-domain.ts", folder, singular);

beforeAll(() => {
	const files = git("ls-files", "-z", "--cached", "--others", "--exclude-standard");
	for (const file of files) if (existsSync(file)) cpSync(file, join(repository, file));
	symlinkSync(join(process.cwd(), "node_modules"), join(repository, "node_modules"));
});

afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe("new-domain refuses", () => {
	test.each([
		[
			undefined,
			undefined,
			"Say the folder and the singular: npm run new-domain -- officials official",
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
	])("%s, %s", (folder, singular, sentence) =>
		expect(malformed(folder, singular)).toEqual([sentence]),
	);

	test.each([
		["places", "seat", "There is a folder functions/places already"],
		["health", "check", '/api/health is taken by "Whether the API and its table answer"'],
		["event-classes", "event-class", 'There is an entity "eventClass" already'],
		["squads", "squad", "There is a file tests/core/squads.ts already"],
		["classes", "class", '"class" is a word of the language'],
		["maps", "map", '"Map" is a name that JavaScript has'],
		["callers", "caller", '"caller" means something else in functions/callers/callers.service.ts'],
	])("%s, %s", (folder, singular, sentence) =>
		expect(taken(namesOf(folder, singular), skeleton())).toContain(sentence),
	);

	test("what it would leave behind of news", () => {
		expect(() => templateOf("export const renews = true;")).toThrow(
			"what becomes of: export const renews = true;",
		);
	});

	test("before it writes anything", async () => {
		await expect(generate("callers", "caller")).rejects.toThrow('"caller" means something else');
		expect(existsSync(join(repository, "shared/callers"))).toBe(false);
	});
});

describe("two domains, made one after the other", () => {
	const registries = [
		...["directions", "entities", "rights", "security"].map(
			(name) => `tests/infra/${name}.test.ts`,
		),
		"local/build/openapi.test.ts",
		"web/app/pages.test.ts",
	];

	beforeAll(async () => {
		expect(await generate("sponsors", "sponsor")).toContain("Still to be done by hand:");
		await generate("event-judges", "event-judge");
	}, within(30_000));

	test("are typed, well-formed, and known to all registries", async () => {
		const jest = ["--experimental-vm-modules", "node_modules/jest/bin/jest.js", "--maxWorkers=1"];
		await Promise.all([
			run("node_modules/.bin/tsc"),
			run("node_modules/.bin/biome", "check", "--error-on-warnings"),
			node(...jest, ...registries),
		]);
	});

	if (isWhole) {
		test(
			"hold what their own tests and those of every route ask",
			async () => {
				expect(await node("tests/run.ts", "api", "sponsor|event.judge")).toMatch(
					/\b[1-9]\d+ passed, 0 failed/,
				);
			},
			within(600_000),
		);
	}
});
