import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { standIns } from "#tests/core/tools.ts";
import { held } from "./held.ts";
import { listBehind, listLicences, listUnmaintained } from "./report.ts";

const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
const run = (name: string, ...args: string[]) =>
	execFileSync(process.execPath, [`operate/${name}.ts`, ...args], {
		encoding: "utf8",
		env: process.env,
	});

test("only packages that the product names are held, each for a reason", () => {
	const named = Object.keys({ ...dependencies, ...devDependencies });
	expect(Object.keys(held).filter((name) => !named.includes(name))).toEqual([]);
});

test("what is behind is told with the reason why, or that there is none", () => {
	expect(
		listBehind({
			node: { current: "24.0.0", latest: "26.0.0" },
			other: { current: "1.0.0", latest: "2.0.0" },
		}),
	).toEqual([
		expect.stringMatching(/^node 24\.0\.0 → 26\.0\.0: Functions run on/),
		"other 1.0.0 → 2.0.0: not held: update it",
	]);
});

test("asleep is what nobody has published for eighteen months", () => {
	const now = Date.parse("2026-11-22");
	const dates = {
		awake: "2025-07-01T00:00:00Z",
		asleep: "2025-04-01T00:00:00Z",
		older: "2023-01-01T00:00:00Z",
	};
	expect(listUnmaintained(dates, now)).toEqual([
		"older: last published 2023-01-01, 46 months ago",
		"asleep: last published 2025-04-01, 19 months ago",
	]);
});

test("licences are counted, and one that is missing shows", () => {
	const packages = {
		"": { version: "1" },
		a: { version: "1", license: "MIT" },
		b: { version: "1", dev: true },
	};
	expect(listLicences(packages)).toEqual([
		"MIT: 1 deployed, 0 to build and test",
		"unknown: 0 deployed, 1 to build and test",
	]);
});

test("the command asks npm, and does without it where the registry is out of reach", () => {
	const tools = standIns(["npm"]);
	tools.answer([
		{ to: "npm outdated", json: { stylis: { current: "4.2.0", latest: "4.4.0" } } },
		{
			to: "npm view stylis time",
			json: { "4.1.0": "2021-01-01T00:00:00.000Z", "4.2.0": "2022-01-01T00:00:00.000Z" },
		},
	]);
	const said = run("currency", "stylis");
	expect(said).toMatch(/stylis 4\.2\.0 → 4\.4\.0: emotion bundles/);
	expect(said).toContain("stylis: last published 2022-01-01");
	expect(said).toMatch(/MIT: \d+ deployed/);
	tools.answer([
		{ to: "npm", json: { error: { code: "ENOTFOUND" } }, error: "npm error ENOTFOUND" },
	]);
	const offline = run("currency", "stylis");
	expect(offline).toContain("The registry does not answer");
	expect(offline).toMatch(/MIT: \d+ deployed/);
	tools.remove();
});

test("the command for an SBOM lists what is installed, and apart what may be deployed", () => {
	expect(run("sbom")).toMatch(
		/dist\/sbom\.json: \d{3} components\ndist\/sbom\.deployed\.json: \d{2,3} components/,
	);
	const { bomFormat, components } = JSON.parse(readFileSync("dist/sbom.deployed.json", "utf8"));
	const named = components.map(({ name }: { name: string }) => name);
	expect(bomFormat).toBe("CycloneDX");
	expect(named).toEqual(expect.arrayContaining(["electrodb", "sharp", "react"]));
	expect(named).not.toContain("jest");
});
