import { globSync, readFileSync } from "node:fs";

/** Reads a page once, perhaps before it shows the value: `expect(await rows.count()).toBe(2)`. */
const readsOnce =
	/expect\(\s*await [^;]*?\.(count|inputValue|is(Checked|Disabled|Enabled|Visible)|getAttribute|textContent|innerText|all(TextContents|InnerTexts))\([^()]*\)\s*,?\s*\)/;

test("browser tests read pages with expectSoon, which waits", () => {
	const files = globSync("tests/e2e/**/*.ts").filter((file) => !file.endsWith("expectSoon.ts"));
	expect(files.length).toBeGreaterThan(50);
	const once = files.flatMap((file) => readsOnce.exec(readFileSync(file, "utf8"))?.[0] ?? []);
	expect(once).toEqual([]);
	expect("expect(await rows.count()).toBe(2);").toMatch(readsOnce);
});
