import { locales } from "../../core/locales.ts";
import { guessBelt, normalizeBelt } from "./belts.forms.ts";
import { beltName, coachBadge, staffBeltName } from "./belts.names.ts";
import { familyOf, ladder } from "./belts.rules.ts";

describe("normalizeBelt", () => {
	test.each(ladder.map((belt) => [belt]))("normalizeBelt reads %s as itself", (belt) => {
		expect(normalizeBelt(belt)).toBe(belt);
		expect(normalizeBelt(` ${belt.toUpperCase()} `)).toBe(belt);
	});

	// All other notations that the specifications list.
	test.each([
		["white", "white"],
		["orange", "orange-10"],
		["blue", "blue-8"],
		["yellow", "yellow-6"],
		["green", "green-4"],
		["brown", "brown-2"],
		["black", "black-1"],
		["brown-1", "brown-1"],
		["brown-2", "brown-2"],
		["brown-3", "brown-2"],
		["black-1", "black-1"],
		["black-2", "black-2"],
		["black-3", "black-3"],
		["White Belt", "white"],
		["Orange Belt", "orange-10"],
		["Blue Belt", "blue-8"],
		["Yellow Belt", "yellow-6"],
		["Green Belt", "green-4"],
		["Brown Belt", "brown-2"],
		["Black Belt", "black-1"],
		["Green Belt - 5th Kyu", "green-4"],
		["Green Belt - 4th Kyu", "green-4"],
		["Brown Belt - 3rd Kyu", "brown-2"],
		["Brown Belt - 2nd Kyu", "brown-2"],
		["Brown Belt - 1st Kyu", "brown-1"],
		["Black Belt - 1st Dan", "black-1"],
		["Black Belt - 2nd Dan", "black-2"],
		["Black Belt - 3rd Dan", "black-3"],
		["Black Belt - 4th Dan", "black-4"],
		["Black Belt - 5th Dan", "black-5"],
		["black belt - 10th dan", "black-10"],
	])("normalizeBelt reads %s as %s", (form, belt) => expect(normalizeBelt(form)).toBe(belt));

	test.each([
		"",
		"rainbow",
		"belt",
		"red",
		"black-0",
		"black-11",
		"orange-8",
		"white-1",
		"green-5",
		"Brown 3rd Dan",
		"brown-0",
		"Black Belt - 0th Dan",
		"Black Belt - 11th Dan",
		"Black Belt - 1st Dan Dan",
		"x".repeat(5_000),
		"__proto__",
		"constructor",
		"toString",
		"valueOf",
		"hasOwnProperty",
	])("normalizeBelt refuses %j", (form) => expect(normalizeBelt(form)).toBeNull());

	const arabicDigits = (form: string) =>
		form.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)]);
	const formatters = { beltName, staffBeltName, coachBadge };

	test.each(Object.entries(formatters))(
		"normalizeBelt reads every output of %s, in both languages and kinds of digits",
		(_, format) => {
			for (const belt of ladder) {
				for (const locale of locales) {
					const form = format(belt, locale);
					for (const typed of [
						form,
						arabicDigits(form),
						`\u2067${form}\u2069`,
						form.toLowerCase(),
						` ${form} `,
					]) {
						expect([typed, normalizeBelt(typed)]).toEqual([typed, belt]);
					}
				}
			}
		},
	);

	test("normalizeBelt reads a bare colour as the lowest rank of that colour", () => {
		for (const belt of ladder) {
			const lowest = ladder.find((other) => familyOf(other) === familyOf(belt));
			expect(normalizeBelt(familyOf(belt))).toBe(lowest);
		}
		expect(normalizeBelt("الحزام الأسود")).toBe("black-1");
	});

	test.each([
		["Orange Belt - 10th Kyu", "orange-10"],
		["1st Dan", "black-1"],
		["Black Belt 2 Dan", "black-2"],
		["BLACK 1", "black-1"],
		["BLACK BELT", "black-1"],
		["الدان الثاني", "black-2"],
		["الدان ٢", "black-2"],
		["الحزام البني - الكيو ٢", "brown-2"],
		["orange-١٠", "orange-10"],
	])("normalizeBelt also reads %s", (form, belt) => expect(normalizeBelt(form)).toBe(belt));
});

describe("guessBelt", () => {
	test.each([
		["Brown Belt - 3rd Kyu", "brown-2"],
		["brown-3", "brown-2"],
		["الحزام البني - الكيو الثالث", "brown-2"],
		["الحزام البني - الكيو ٣", "brown-2"],
		["Green Belt - 5th Kyu", "green-4"],
		["Yellow Belt", "yellow-6"],
		["الحزام الأسود", "black-1"],
	])("assumes a rank for %s, which names none", (text, belt) => {
		expect([guessBelt(text), normalizeBelt(text)]).toEqual([belt, belt]);
	});

	test.each(["White Belt", "الحزام الأبيض", "1st Dan", "BLACK 1", "Brown 2", "pink"])(
		"assumes no rank for %s",
		(text) => expect(guessBelt(text)).toBeNull(),
	);
});

describe("notations of other lists", () => {
	test.each([
		["6th Kyu", "yellow-6"],
		["6. Kyu", "yellow-6"],
		["Kyu 6", "yellow-6"],
		["٦ كيو", "yellow-6"],
		["٦كيو", "yellow-6"],
		["3-kyu", "green-3"],
		["3KYU", "green-3"],
		["kyu: 10", "orange-10"],
		["Yellow Belt (6th Kyu)", "yellow-6"],
		["Orange 9 kyu", "orange-9"],
		["9th kyu - orange", "orange-9"],
		["Shodan", "black-1"],
		["SHO-DAN".replace("-", ""), "black-1"],
		["Nidan", "black-2"],
		["Black belt, Sandan", "black-3"],
		["Ikkyu", "brown-1"],
		["Nikyū", "brown-2"],
		["2. Dan", "black-2"],
		["Dan 2", "black-2"],
		["II Dan", "black-2"],
		["Second Dan", "black-2"],
		["Black 1st Dan", "black-1"],
		["Black Belt – 1 Dan", "black-1"],
		["حزام أسود دان ١", "black-1"],
		["الكيو السادس", "yellow-6"],
		["الدرجة السادسة كيو", "yellow-6"],
		["بني كيو ١", "brown-1"],
		["Mukyu", "white"],
		["White.", "white"],
	])("reads %s as %s, which it names", (form, belt) =>
		expect([normalizeBelt(form), guessBelt(form)]).toEqual([belt, null]),
	);

	test.each([
		["أصفر", "yellow-6"],
		["حزام أصفر", "yellow-6"],
		["الحزام الاصفر", "yellow-6"],
		["yellow belt.", "yellow-6"],
		["Belt: Yellow", "yellow-6"],
		["YELLOW BELTS", "yellow-6"],
		["الأسود", "black-1"],
		["خضراء", "green-4"],
		["برتقالى", "orange-10"],
		["3. Kyu brown", "brown-2"],
	])("reads %s as %s, which it does not name", (form, belt) =>
		expect([normalizeBelt(form), guessBelt(form)]).toEqual([belt, belt]),
	);

	test.each([
		"Orange Belt - 6th Kyu",
		"Yellow 1st Dan",
		"Black 6th Kyu",
		"أصفر دان ١",
		"yellow/green",
		"6",
		"kyu",
		"Dan",
		"Kyu 11",
		"0 Dan",
		"6 or 5 kyu",
		"6.5 kyu",
		"th kyu",
		"Yellow with stripe",
		"White 10th Kyu",
		`yellow${" ".repeat(200)}belt`,
	])("reads no rank from %j", (form) => expect(normalizeBelt(form)).toBeNull());
});
