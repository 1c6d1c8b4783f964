import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { FetchInput, FinishInput, UploadInput } from "./pictures/pictures.schema.ts";
import { BeltInput, PromotionsQuery } from "./ranks/belts.schema.ts";
import { HolidayInput } from "./settings/holidays.schema.ts";
import { settingsDefaults } from "./settings/settings.rules.ts";
import { SettingsEdit } from "./settings/settings.schema.ts";

const letters = (count: number) => "x".repeat(count);

describe("pictures", () => {
	const upload = { contentType: "image/png", size: 1 };
	const most = 10 * 1024 * 1024;

	test("are for a page by default, and have up to 10 MB", () => {
		expect(UploadInput.parse(upload).purpose).toBe("page");
		const size = (value: unknown) => faultsOf(UploadInput, { ...upload, size: value });
		expect([size(1), size(most)]).toEqual([[], []]);
		expect([size("1"), size(1.5), size(0), size(most + 1)]).toEqual([
			["size invalid"],
			["size invalid"],
			["size too_small"],
			["size too_big"],
		]);
	});

	const whole = { x: 0, y: 0, width: 1, height: 1 };
	const crop = (wish: object) => faultsOf(FinishInput, { crop: { ...whole, ...wish } });

	test.each([
		[{}, []],
		[{ width: 0.01, height: 0.01 }, []],
		[{ width: 0.009 }, ["crop.width too_small"]],
		[{ height: 0.009 }, ["crop.height too_small"]],
		[{ x: -0.1 }, ["crop.x too_small"]],
		[{ width: 1.1 }, ["crop.width too_big", "crop invalid"]],
		[{ x: "0" }, ["crop.x invalid"]],
		// Browsers compute slightly more than the whole.
		[{ x: 0.5, width: 0.501 }, []],
		[{ x: 0.5, width: 0.502 }, ["crop invalid"]],
		[{ y: 0.5, height: 0.501 }, []],
		[{ y: 0.5, height: 0.502 }, ["crop invalid"]],
	])("are cropped to %j", (wish, expected) => expect(crop(wish)).toEqual(expected));

	test("are copied from an address of the web", () => {
		const address = (url: string) => faultsOf(FetchInput, { url });
		expect(address("https://a.test/b.png")).toEqual([]);
		expect(address(`https://a.test/${letters(1986)}`)).toEqual(["url too_long"]);
		for (const wrong of ["http://a.test/b.png", "ftp://a.test", "https://[", "/a.png"])
			expect([wrong, address(wrong)]).toEqual([wrong, ["url url_invalid"]]);
		expect(FetchInput.parse({ url: "https://a.test/b.png" }).purpose).toBe("page");
	});
});

describe("settings", () => {
	test("a holiday has one to fifteen days", () => {
		const until = (to: string) =>
			faultsOf(HolidayInput, { from: "2027-03-09", to, nameEn: "Eid", nameAr: "عيد" });
		expect([until("2027-03-09"), until("2027-03-23")]).toEqual([[], []]);
		expect(until("2027-03-08")).toEqual(["to end_before_start"]);
		expect(until("2027-03-24")).toEqual(["to period_long"]);
	});

	test("settings require opening hours and a value for every rank and fee kind", () => {
		const settings = { ...settingsDefaults, messagesTo: "a@b.com" };
		expect(faultsOf(SettingsEdit, settings)).toEqual([]);
		expect(faultsOf(SettingsEdit, { ...settings, hoursEn: "" })).toEqual(["hoursEn required"]);
		expect(faultsOf(SettingsEdit, { ...settings, hoursAr: "" })).toEqual(["hoursAr required"]);
		for (const name of [
			"monthsInGrade",
			"classesInGrade",
			"membershipFees",
			"gradingFees",
		] as const) {
			const [first, ...others] = Object.entries(settings[name]);
			const without = { ...settings, [name]: Object.fromEntries(others) };
			expect(faultsOf(SettingsEdit, without)).toEqual([
				expect.stringMatching(`^${name}.${first[0]} `),
			]);
		}
	});
});

test("staff see pending promotions unless they ask for others", () => {
	expect(PromotionsQuery.parse({})).toEqual({ status: "pending" });
	expect(faultsOf(BeltInput, "pink")).toEqual(["invalid"]);
	expect(BeltInput.parse("Yellow Belt")).toBe("yellow-6");
});
