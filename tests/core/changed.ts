import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const git = (...args: string[]) =>
	execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

/** What differs from where this branch left `main`, and what is not committed yet. */
function changedFiles(): string[] {
	const base = git("merge-base", "HEAD", "main")[0];
	const files = [
		...git("diff", "--name-only", base),
		...git("ls-files", "--others", "--exclude-standard"),
	];
	return [...new Set(files)].filter((file) => existsSync(file));
}

const isCode = (file: string) => /\.tsx?$/.test(file);
const wing = (file: string) => file.split("/")[0];

/** Tests over HTTP import nothing of what they test, but they name its addresses and messages. */
function testsNaming(folder: string, domains: string[]): string[] {
	if (domains.length === 0) return [];
	const naming = new RegExp(`[/"#](${domains.join("|")})[/"?.\`]`);
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith(".test.ts"),
	);
	return files
		.map((name) => join(folder, name))
		.filter((file) => naming.test(readFileSync(file, "utf8")));
}

/** What all domains stand on: whoever changes that has changed everything. */
const isGround = (file: string) =>
	/^(shared|functions)\/core\/|^shared\/api\.ts|^web\/(app|core|ui)\/|^local\/|^package/.test(
		file,
	) && !/^local\/(demo|deployed)\//.test(file);

/** Domains that take part when somebody is entered. */
const proven = ["registrations", "places", "events", "event-classes"];

/** The tests that the changes can affect, suite by suite; a suite without any is not run. */
export function affected() {
	const files = changedFiles();
	const own = files.filter((file) =>
		/^tests\/(api|whole|e2e|infra|proof|model)\/.*\.test\.ts$/.test(file),
	);
	const ground = files.some((file) => isCode(file) && isGround(file));
	const domainsIn = (...wings: string[]) =>
		[
			...new Set(
				files.filter((file) => wings.includes(wing(file))).map((file) => file.split("/")[1]),
			),
		].filter((name) => name && !name.includes("."));
	/** What tests of a suite share. */
	const isShared = (file: string, suite: string) =>
		!file.endsWith(".test.ts") && new RegExp(`^tests/(core|${suite})/.*\\.ts$`).test(file);
	const ofSuite = (suite: string, domains: string[]) =>
		ground || files.some((file) => isShared(file, suite))
			? [`tests/${suite}/`]
			: [
					...new Set([
						...testsNaming(`tests/${suite}`, domains),
						...own.filter((one) => one.includes(`/${suite}/`)),
					]),
				];
	const server = domainsIn("shared", "functions");
	return {
		files: files.filter(isCode),
		api: [
			...ofSuite("api", server),
			...(server.length > 0 || ground ? ["tests/whole/"] : ofSuite("whole", [])),
		],
		e2e: ofSuite("e2e", domainsIn("shared", "functions", "web")),
		infra: files.some(
			(file) =>
				wing(file) === "infra" || /\.routes\.ts$|^shared\/core\/|\/(news|new-domain)\//.test(file),
		)
			? ["tests/infra/"]
			: files.some(isCode)
				? ["tests/infra/directions.test.ts"]
				: [],
		proof:
			server.some((name) => proven.includes(name)) || ground
				? ["tests/model/", "tests/proof/"]
				: [],
	};
}
