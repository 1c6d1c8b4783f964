import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { locales } from "#shared/core/locales.ts";
import { pageNames, pages, pathTo } from "#shared/pages.ts";
import { paths } from "../core/address/paths.ts";
import { pageDefinitions } from "../pageDefinitions.ts";
import { headOf } from "./heads.ts";
import { navigationOf } from "./shell/navigation.ts";

/**
 * Checks what a page needs besides its entry in shared/pages.ts. edge.test.ts checks the edge's
 * responses.
 */
describe.each(pageNames)("page %s", (name) => {
	test("the page has a component with a default export", () => {
		const file = `web/${pageDefinitions[name].component}`;
		expect(file).toMatch(/Page\.tsx$/);
		expect(existsSync(file)).toBe(true);
		expect(readFileSync(file, "utf8")).toContain("export default function");
	});

	test("the page has a title and a description in both languages", () => {
		for (const locale of locales) {
			const { title, description } = headOf(pathTo(name, 12), locale, undefined);
			expect([title, description]).not.toContain("");
			expect(title).not.toContain("404");
		}
	});

	test("the page's entry in `paths` leads to its address", () => {
		const path = paths[name];
		expect(typeof path === "function" ? path(12) : path).toBe(pathTo(name, 12));
	});
});

test("every page that is prerendered with data names that data", async () => {
	const rendered: string[] = [];
	for (const file of globSync("web/*/*/*.rendered.ts"))
		rendered.push(...Object.keys((await import(resolve(file))).default));
	const withData = pageNames.filter((name) => pages[name].shows?.length);
	expect(rendered.sort()).toEqual(withData.sort());
});

test("defines every page and no other", () => {
	expect(Object.keys(pageDefinitions).sort()).toEqual([...pageNames].sort());
});

test("the navigation of each role begins with classes and events, then has news and the pages that the specification names, in its order", () => {
	const everybody = [
		"/classes",
		"/events",
		"/",
		"/news",
		"/about",
		"/coaches",
		"/national-team",
		"/members",
		"/judges",
		"/schedule",
	];
	const named = [...everybody, "/login", "/me"];
	const pathsOf = (role: Parameters<typeof navigationOf>[0]) =>
		navigationOf(role)
			.map(({ to }) => to)
			.filter((path) => named.includes(path));
	expect(pathsOf("visitor")).toEqual([...everybody, "/login"]);
	expect(pathsOf("member")).toEqual(everybody);
	for (const role of ["coach", "admin", "super-admin"] as const)
		expect(pathsOf(role)).toEqual([...everybody, "/me"]);
});

test("titles an unknown address and a missing event as not found", () => {
	for (const path of ["/nowhere", "/events/0"])
		expect(headOf(path, "en", undefined).title).toContain("404");
	expect(headOf(pages.event.path.replace(":id", "7"), "ar", null).title).toContain("٤٠٤");
});

test("only prerendering and code that is loaded later import the heads of all pages", () => {
	const readers = globSync("web/**/*.{ts,tsx}").filter(
		(file) =>
			!/\.test\.tsx?$/.test(file) &&
			/from "[./]+\/pageDefinitions\.ts"/.test(readFileSync(file, "utf8")),
	);
	expect(readers.sort()).toEqual([
		"web/app/head/documentHead.ts",
		"web/app/head/findSubject.ts",
		"web/app/heads.ts",
		"web/app/render.tsx",
	]);
});
