/** @jest-environment jsdom */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderPart } from "#tests/core/renderPart.tsx";
import type { Messages } from "../../core/language/messages.ts";
import { FromTo } from "./FromTo.tsx";

const sources = globSync("{web,functions,shared}/**/*.{ts,tsx,css}").filter(
	(file) => !/\.test\.tsx?$/.test(file),
);

test("what was before stands before what comes after it, with a drawn arrow in between", () => {
	for (const locale of ["en", "ar"] as const) {
		const { all, container } = renderPart(<FromTo from="Green" to="Brown" />, { locale });
		expect([...(all(".from-to")[0]?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
			"SPAN",
			"svg",
			"SPAN",
			"SPAN",
		]);
		expect(container.textContent).toMatch(/^Green.+Brown$/);
	}
});

test("no source draws a direction with a character, which points the same way in both languages", () => {
	const withArrows = sources.filter((file) => {
		const text = readFileSync(file, "utf8");
		return !file.endsWith(".messages.ts") && /[←→⇐⇒➔➜⟵⟶]|&[lr]arr;|\\u219[02]|\\219[02]/.test(text);
	});
	expect(withArrows).toEqual([]);
});

test("arrows in texts point in the direction of reading", async () => {
	const wrong: string[] = [];
	for (const file of globSync("web/**/*.messages.ts")) {
		for (const table of Object.values(await import(resolve(file))) as Messages[]) {
			if (typeof table !== "object" || table === null || !("ar" in table)) continue;
			for (const [id, text] of Object.entries(table.en)) if (/[←⇐]/.test(text)) wrong.push(id);
			for (const [id, text] of Object.entries(table.ar)) if (/[→⇒]/.test(text)) wrong.push(id);
		}
	}
	expect(wrong).toEqual([]);
});
