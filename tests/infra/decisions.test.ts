import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const files = globSync("docs/decisions/[0-9]*.md").sort();
const index = readFileSync("docs/decisions/README.md", "utf8");

test("the index of decisions lists each once, with its title", () => {
	const lines = index.match(/^- .+$/gm) ?? [];
	const wanted = files.map((file) => {
		const [, number, title] = /^# (\d{4}) (.+)$/m.exec(readFileSync(file, "utf8")) ?? [];
		return `- [${number}](${basename(file)}) ${title}`;
	});
	expect(lines.sort()).toEqual(wanted.sort());
});

test("every decision that a source or document names exists", () => {
	const numbers = new Set(files.map((file) => basename(file).slice(0, 4)));
	const sources = globSync(
		"{*.md,docs/*.md,docs/decisions/*.md,{shared,functions,web,infra,local,operate,tests}/**/*.{ts,tsx}}",
	);
	const missing = sources.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/decisions?[ /](\d{4})/gi)]
			.filter(([, number]) => !numbers.has(number))
			.map(([named]) => `${file}: ${named}`),
	);
	expect(missing).toEqual([]);
});
