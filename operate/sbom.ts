import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { runCommand } from "./command.ts";

type Component = { properties?: { name: string }[] };

const isDevelopment = ({ properties = [] }: Component) =>
	properties.some(({ name }) => name === "cdx:npm:package:development");

/**
 * CycloneDX lists by npm, from the lockfile: all that is worked with, and what may go into bundles and site. The second is
 * cut from the first, because npm's own `--omit=dev` also leaves out what tests share with the product, React among it.
 */
await runCommand(async () => {
	const args = [
		"sbom",
		"--sbom-format=cyclonedx",
		"--sbom-type=application",
		"--package-lock-only",
	];
	const all = JSON.parse(
		execFileSync("npm", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 }),
	);
	const components: Component[] = all.components.filter((one: Component) => !isDevelopment(one));
	mkdirSync("dist", { recursive: true });
	for (const [file, list] of Object.entries({
		"dist/sbom.json": all,
		"dist/sbom.deployed.json": { ...all, components },
	})) {
		writeFileSync(file, JSON.stringify(list, null, "\t"));
		console.log(`${file}: ${list.components.length} components`);
	}
	return 0;
});
