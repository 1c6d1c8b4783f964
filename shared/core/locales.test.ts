import {
	defaultLocale,
	direction,
	formatLocale,
	isLocale,
	localeFromHeader,
	locales,
} from "./locales.ts";

describe("locales", () => {
	test("languages are English and Arabic, with English as the default", () => {
		expect([locales, defaultLocale]).toEqual([["en", "ar"], "en"]);
		expect([direction.en, direction.ar]).toEqual(["ltr", "rtl"]);
		expect([formatLocale.en, formatLocale.ar]).toEqual(["en-US", "ar-KW"]);
	});

	test.each([
		[undefined, "en"],
		["", "en"],
		["ar", "ar"],
		["AR-kw", "ar"],
		["ar-KW,ar;q=0.9,en;q=0.8", "ar"],
		["en-GB,ar;q=0.9", "en"],
		["fr-FR, ar;q=0.5", "ar"],
		["fr,de", "en"],
		["*", "en"],
		[",,;;", "en"],
		["x".repeat(5_000), "en"],
	])("reads the header %j as %s", (header, locale) =>
		expect(localeFromHeader(header)).toBe(locale),
	);

	test.each([[["ar"]], [{}], ["Ar"], [""], [null], [undefined], ["toString"]])(
		"%j is not a locale",
		(value) => {
			expect(isLocale(value)).toBe(false);
		},
	);
});
