import { existsSync, readFileSync } from "node:fs";
import { locales } from "#shared/core/locales.ts";
import { pageNames, pages, pathTo } from "#shared/pages.ts";
import { paths } from "../core/address/paths.ts";
import { pageDefinitions } from "../pages.ts";
import { headOf } from "./heads.ts";

/** What a page needs besides its entry in shared/pages.ts. The edge's answers follow from the entry: see edge.test.ts. */
describe.each(pageNames)("the page %s", (name) => {
	test("has a component", () => {
		const file = `web/${pageDefinitions[name].component}`;
		expect(file).toMatch(/Page\.tsx$/);
		expect(existsSync(file)).toBe(true);
		expect(readFileSync(file, "utf8")).toContain("export default function");
	});

	test("has a head of its own in both languages", () => {
		for (const locale of locales) {
			const { title, description } = headOf(pathTo(name, 12), locale, undefined);
			expect([title, description]).not.toContain("");
			expect(title).not.toContain("404");
		}
	});

	test("is linked to by its name", () => {
		const path = paths[name];
		expect(typeof path === "function" ? path(12) : path).toBe(pathTo(name, 12));
	});
});

test("an address without a page is headed as not found, and so is an event that is not there", () => {
	for (const path of ["/nowhere", "/events/0"])
		expect(headOf(path, "en", undefined).title).toContain("404");
	expect(headOf(pages.event.path.replace(":id", "7"), "ar", null).title).toContain("٤٠٤");
});
