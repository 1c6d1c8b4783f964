import { globSync, readFileSync } from "node:fs";
import { mock } from "node:test";
import { expectSoon, pagePatience } from "../e2e/expectSoon.ts";

/**
 * Reads a value of a page once, perhaps before the page shows it: `expect(await rows.count()).toBe(2)`.
 * An absence is read once, because waiting for it would allow what must never appear. So is an element
 * held since before (`was?.isVisible()`), which must not have been replaced.
 */
const readsOnce =
	/expect\(\s*await [^;]*?(?<!\?)\.(count|inputValue|is(Checked|Disabled|Enabled|Visible)|getAttribute|textContent|innerText|all(TextContents|InnerTexts))\([^()]*\)\s*,?\s*\)(?!\s*\.toBe\((0|false)\))/;

test("browser tests wait for the values that they read from a page", () => {
	const files = globSync("tests/e2e/**/*.ts");
	expect(files.length).toBeGreaterThan(50);
	const once = files.flatMap((file) => readsOnce.exec(readFileSync(file, "utf8"))?.[0] ?? []);
	expect(once).toEqual([]);
	expect("expect(await rows.count()).toBe(2);").toMatch(readsOnce);
});

describe("expectSoon", () => {
	/** Returns the next of some values at each read, and the last one from then on. */
	const readerOf = (...values: string[][]) =>
		mock.fn(async () => (values.length > 1 ? values.shift() : values[0]));

	test("reads a value once that is right, also by Jest's matchers", async () => {
		const read = readerOf(["Adel of Salmiya"]);
		await expectSoon(read, [expect.stringContaining("Adel")]);
		expect(read.mock.callCount()).toBe(1);
	});

	test("reads again until the value is right", async () => {
		const read = readerOf([], ["Adel"]);
		await expectSoon(read, ["Adel"]);
		expect(read.mock.callCount()).toBe(2);
	});

	test("fails with the difference when the value stays wrong", async () => {
		mock.timers.enable({ apis: ["Date"] });
		try {
			const read = async () => {
				mock.timers.tick(pagePatience);
				return "Basma";
			};
			await expect(expectSoon(read, "Adel")).rejects.toThrow('Expected: "Adel"');
		} finally {
			mock.timers.reset();
		}
	});
});
