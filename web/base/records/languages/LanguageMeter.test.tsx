/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { renderPart } from "#tests/core/renderPart.tsx";
import { LanguageMeter, type Measured } from "./LanguageMeter.tsx";

const row = (titleEn: string, titleAr: string, textEn = "", textAr = "") => ({
	titleEn,
	titleAr,
	textEn,
	textAr,
});

const news: Measured = {
	name: "news",
	label: "News",
	counted: (_, formatted) => `${formatted} articles`,
	rows: [
		row("Cup", "كأس"),
		row("Camp", ""),
		row("Kata", "كاتا", "By the sea", ""),
		// One text in each language.
		row("", "معسكر", "For all", ""),
	],
	fields: ["title", "text"],
};

const open = (kinds: Measured[], at = "/content") =>
	renderPart(<LanguageMeter kinds={kinds} />, { at });

const measure = (wish: Partial<Measured>) => {
	const { all } = open([
		{ ...news, ...wish },
		{ ...news, name: "other" },
	]);
	const { min, max, value } = all("meter")[0] as HTMLMeterElement;
	return { min, max, value };
};

test("a kind of records says how many lack each language, and how many are whole", () => {
	const { texts } = open([news]);
	expect(texts("li button")).toEqual([
		"1 of 4 articles lacks English",
		"3 of 4 articles lack Arabic",
	]);
	expect(measure({})).toEqual({ min: 0, max: 4, value: 1 });
});

test("a kind without gaps is complete, and so is one without records", () => {
	const whole = [row("Cup", "كأس"), row("", "", "", "")];
	expect(open([{ ...news, rows: whole }]).texts(".said")).toEqual(["complete"]);
	expect(measure({ rows: whole })).toEqual({ min: 0, max: 2, value: 2 });
	expect(measure({ rows: [] })).toEqual({ min: 0, max: 1, value: 1 });
});

test("of a list that goes on, only what was read is counted, and the sum says so", () => {
	const [english] = open([{ ...news, more: () => {} }]).texts("li button");
	expect(english).toBe("1 of \u20664+\u2069 articles lacks English");
});

test("a gap leads to the records that have it", () => {
	const { getByRole, address } = open([news]);
	const gap = () => getByRole("button", { name: /lack Arabic/ });
	expect(gap().getAttribute("aria-pressed")).toBe("false");
	fireEvent.click(gap());
	expect([address(), gap().getAttribute("aria-pressed")]).toEqual([
		"/content?lacks=news.ar",
		"true",
	]);
});

test("nothing is measured before there are records", () => {
	expect(open([{ ...news, rows: undefined }]).all("section")).toHaveLength(0);
});
