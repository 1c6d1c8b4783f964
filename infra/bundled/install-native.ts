import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockOf } from "./native-lock.ts";

/**
 * `install-native.ts <package> <processor> <folder>`: installs a package beside a bundle, in the
 * version that package-lock.json pins.
 */
const [name, cpu, folder] = process.argv.slice(2);
const parts = lockOf(JSON.parse(readFileSync("package-lock.json", "utf8")), name);
const files = { "package.json": parts.package, "package-lock.json": parts.lock };
for (const [file, content] of Object.entries(files))
	writeFileSync(join(folder, file), JSON.stringify(content));
const platform = ["--os=linux", `--cpu=${cpu}`, "--libc=glibc"];
const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
execFileSync("npm", ["ci", ...platform, ...quiet], { cwd: folder, stdio: "inherit" });
for (const file of Object.keys(files)) rmSync(join(folder, file));
