import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A fake tool's answer to calls that contain these words; `error` makes it fail with that text. */
export type Answer = {
	to: string;
	json?: unknown;
	error?: string;
	/** Applies only after a call with these words. */
	after?: string;
};

/**
 * Puts fake command-line tools first on the PATH, which record their calls and give prepared
 * answers.
 */
export function standIns(names: readonly string[]) {
	const folder = mkdtempSync(join(tmpdir(), "tools-"));
	const [calls, answers] = [join(folder, "calls"), join(folder, "answers.json")];
	const script = `#!${process.execPath}
const { appendFileSync, readFileSync } = require("node:fs");
const call = [process.argv[1].split("/").pop(), ...process.argv.slice(2)].join(" ");
appendFileSync(${JSON.stringify(calls)}, call + "\\n");
const before = readFileSync(${JSON.stringify(calls)}, "utf8");
const fits = ({ to, after = "" }) => call.includes(to) && before.includes(after);
const answer = JSON.parse(readFileSync(${JSON.stringify(answers)}, "utf8")).find(fits) ?? {};
if (answer.json !== undefined) console.log(JSON.stringify(answer.json));
if (answer.error) { console.error(answer.error); process.exit(254); }
`;
	for (const name of names) {
		writeFileSync(join(folder, name), script);
		chmodSync(join(folder, name), 0o755);
	}
	const before = process.env.PATH;
	process.env.PATH = `${folder}:${before}`;
	return {
		/** Forgets the calls, and answers like this from now on; the first match counts. */
		answer(given: Answer[]) {
			writeFileSync(answers, JSON.stringify(given));
			writeFileSync(calls, "");
		},
		calls: () => (existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : []),
		remove() {
			process.env.PATH = before;
			rmSync(folder, { recursive: true });
		},
	};
}
