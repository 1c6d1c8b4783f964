import { readFileSync } from "node:fs";

type Entry = {
	version: string;
	integrity?: string;
	inBundle?: boolean;
	optional?: boolean;
	os?: string[];
	cpu?: string[];
};

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
	packages: Record<string, Entry>;
};
const entries = Object.entries(packages).filter(([place]) => place !== "");
const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

const isGlibc = (place: string) => !/musl/.test(place);
const takes = (list: string[] | undefined, wanted: string[]) =>
	!list || list.some((one) => wanted.includes(one));
/** Packages that functions, workflows and developers on Linux install. */
const onLinux = ([place, { os, cpu }]: [string, Entry]) =>
	takes(os, ["linux"]) && takes(cpu, ["x64", "arm64"]) && isGlibc(place);

test("every package installed on Linux has a checksum in the lockfile", () => {
	// A bundled package is part of another package, whose checksum covers it.
	const without = entries
		.filter(onLinux)
		.filter(([, { integrity, inBundle }]) => !integrity && !inBundle);
	expect(without.map(([place]) => place)).toEqual([]);
});

test("only optional packages of other platforms have no checksum", () => {
	for (const [place, { integrity, inBundle, optional }] of entries) {
		expect([place, Boolean(integrity || inBundle || optional)]).toEqual([place, true]);
	}
});

test("every dependency has an exact version, and all SDK clients have the same", () => {
	for (const version of Object.values({ ...dependencies, ...devDependencies }))
		expect(version).toMatch(/^\d+\.\d+\.\d+$/);
	const clients = Object.entries(dependencies).filter(([name]) =>
		/^@aws-sdk\/(client|lib)-/.test(name),
	);
	expect(new Set(clients.map(([, version]) => version)).size).toBe(1);
});
