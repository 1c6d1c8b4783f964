import { readFileSync } from "node:fs";
import { type Lock, lockOf } from "#infra/bundled/native-lock.ts";

const whole: Lock = JSON.parse(readFileSync("package-lock.json", "utf8"));

test("a native package is installed with the versions and checksums of the lockfile", () => {
	const { package: own, lock } = lockOf(whole, "sharp");
	expect(own.dependencies).toEqual({ sharp: whole.packages["node_modules/sharp"].version });
	const { "": _root, ...packages } = lock.packages as Lock["packages"];
	for (const platform of ["arm64", "x64"]) {
		expect(Object.keys(packages)).toContain(`node_modules/@img/sharp-linux-${platform}`);
		expect(Object.keys(packages)).toContain(`node_modules/@img/sharp-libvips-linux-${platform}`);
	}
	for (const [place, entry] of Object.entries(packages)) {
		expect([place, entry.integrity]).toEqual([place, whole.packages[place].integrity]);
		expect(entry.integrity).toMatch(/^sha512-/);
	}
});

test("a package without a checksum is not installed", () => {
	const packages = { "node_modules/sharp": { version: "1.0.0" } };
	expect(() => lockOf({ lockfileVersion: 3, packages }, "sharp")).toThrow("no checksum of sharp");
	expect(() => lockOf({ lockfileVersion: 3, packages: {} }, "sharp")).toThrow("has no sharp");
});

test("takes a package's own copy of a dependency before the shared one, and leaves out missing optional ones", () => {
	const locked = (version: string, more = {}) => ({
		version,
		integrity: `sha512-${version}`,
		...more,
	});
	const packages: Lock["packages"] = {
		"node_modules/a": locked("1", {
			dev: true,
			dependencies: { b: "*", c: "*" },
			optionalDependencies: { d: "*", e: "*" },
		}),
		"node_modules/a/node_modules/b": locked("2", { dependencies: { c: "*", a: "*" } }),
		"node_modules/b": locked("3"),
		"node_modules/c": locked("4"),
		"node_modules/d": locked("5"),
		"node_modules/f": locked("6"),
	};
	const { package: own, lock } = lockOf({ lockfileVersion: 3, packages }, "a");
	expect(own).toMatchObject({ private: true, dependencies: { a: "1" } });
	const { "": root, ...taken } = lock.packages as Lock["packages"];
	const { dev: _, ...a } = packages["node_modules/a"];
	const { "node_modules/b": _shared, "node_modules/f": _unused, ...needed } = packages;
	expect(taken).toEqual({ ...needed, "node_modules/a": a });
	expect(root).toMatchObject({ dependencies: { a: "1" } });
	expect([lock.lockfileVersion, lock.requires]).toEqual([3, true]);
});

test("a missing package is an error unless it is optional", () => {
	const of = (more: object) => ({
		lockfileVersion: 3,
		packages: { "node_modules/a": { version: "1", integrity: "sha512-1", ...more } },
	});
	expect(() => lockOf(of({ dependencies: { b: "*" } }), "a")).toThrow("has no b");
	expect(() => lockOf(of({ optionalDependencies: { b: "*" } }), "a")).not.toThrow();
});
