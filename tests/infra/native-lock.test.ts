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
