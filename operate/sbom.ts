import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { command } from "./command.ts";

/** CycloneDX lists by npm, from the lockfile: all that is worked with, and what may go into bundles and site. */
const lists = { "dist/sbom.json": [], "dist/sbom.deployed.json": ["--omit=dev"] };

await command(async () => {
	mkdirSync("dist", { recursive: true });
	for (const [file, options] of Object.entries(lists)) {
		const args = ["sbom", "--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only", ...options];
		const text = execFileSync("npm", args, { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
		writeFileSync(file, text);
		console.log(`${file}: ${JSON.parse(text).components.length} components`);
	}
	return 0;
});
