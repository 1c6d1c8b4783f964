import type * as z from "zod/mini";
import { amountFrom, optionalAmount } from "./amounts.ts";
import { latinDigits } from "./digits.ts";
import { plainEmail } from "./email.ts";
import {
	besideOtherFaults,
	birthday,
	date,
	day,
	editedVersion,
	email,
	emergencyContact,
	longText,
	name,
	optionalChoices,
	optionalDate,
	optionalDay,
	optionalEmail,
	optionalFlag,
	optionalHttpsUrl,
	optionalName,
	optionalPastDay,
	optionalPath,
	optionalPhone,
	optionalPicture,
	optionalUrl,
	optionalWeight,
	optionalWhole,
	optionalWords,
	Publication,
	phone,
	text,
	wholeNumber,
	wholeNumberBetween,
} from "./fields.ts";
import { hasLink } from "./links.ts";
import { readDecimal, readNumber } from "./numbers.ts";
import { isPhone, plainPhone } from "./phone.ts";

/** What a field stores, or the codes of all its errors. */
function read(field: z.ZodMiniType, value: unknown) {
	const { success, data, error } = field.safeParse(value);
	return success ? data : error.issues.map(({ message }) => message).join();
}

const letters = (count: number) => "x".repeat(count);
const padded = (value: string, length: number) => value.padStart(length, " ");
const domain = [letters(63), letters(63), letters(57), "com"].join(".");

describe("each kind of field at its limits", () => {
	test.each<[kind: string, field: z.ZodMiniType, cases: [typed: unknown, stored: unknown][]]>([
		[
			"a text is required, from one sign on, by default",
			text(5),
			[
				["", "required"],
				[" ", "required"],
				["a", "a"],
				["12345", "12345"],
				["123456", "too_long"],
				// What is typed around it counts four times as much.
				[padded("a", 20), "a"],
				[padded("a", 21), "too_long"],
			],
		],
		[
			"a text of two signs shows both",
			text(5, 2, "too_short"),
			[
				["ab", "ab"],
				["a\u200f", "too_short"],
				["a\u200f\u200f", "too_short"],
			],
		],
		[
			"a long text is required, from one sign on, by default",
			longText(5),
			[
				["", "required"],
				["a", "a"],
				["123456", "too_long"],
			],
		],
		[
			"a name is required, from one letter on, by default",
			name(5),
			[
				["", "required"],
				["A", "A"],
				["A1", "name_letters"],
				["abcdef", "too_long"],
			],
		],
		["a name says no web address", name(20), [["www.a.com", "name_address"]]],
		[
			"an optional name may be empty or have one letter",
			optionalName(5),
			[
				["", null],
				["A", "A"],
				[null, null],
				[undefined, undefined],
			],
		],
		[
			"an email address",
			email,
			[
				[padded("a@b.com", 1_000), "a@b.com"],
				[padded("a@b.com", 1_001), "email_invalid"],
				[`${letters(64)}@${domain}`, `${letters(64)}@${domain}`],
				[`${letters(65)}@${domain.slice(1)}`, "email_invalid"],
				[`${letters(64)}@x.${domain.slice(1)}`, "email_invalid"],
				["", "email_invalid"],
				["a", "email_invalid"],
			],
		],
		[
			"a phone number",
			phone,
			[
				[padded("+965 5001 2345", 100), "+96550012345"],
				[padded("+965 5001 2345", 101), "phone_invalid"],
				["12", "phone_invalid"],
				["501234567", "phone_country"],
				["", "phone_invalid"],
			],
		],
		[
			"an emergency contact",
			emergencyContact,
			[
				[letters(200), letters(200)],
				[letters(201), "too_long"],
				["Mother 50012345", "Mother 50012345"],
				["Mother 5001234567", "phone_invalid"],
				["", null],
			],
		],
		[
			"a date",
			date,
			[
				[padded("2026-12-03T10:00", 100), "2026-12-03T10:00+03:00"],
				[padded("2026-12-03", 101), "date_invalid"],
				["2026-12-03", "2026-12-03"],
				["2026-13-03", "date_invalid"],
				["", "date_invalid"],
			],
		],
		[
			"a calendar day",
			day,
			[
				[padded("2026-12-03", 100), "2026-12-03"],
				[padded("2026-12-03", 101), "date_invalid"],
				["2026-12-03T10:00", "date_invalid"],
				["2026-02-30", "date_invalid"],
				["", "date_invalid"],
				[undefined, "required"],
				[20_261_203, "required"],
			],
		],
		[
			"a past day",
			birthday,
			[
				[padded("2010-01-02", 100), "2010-01-02"],
				[padded("2010-01-02", 101), "date_invalid"],
				["2010-01-02T10:00", "date_invalid"],
				["2010-02-30", "date_invalid"],
				["2199-01-01", "date_invalid"],
				["12", "date_invalid"],
				["1", "date_invalid"],
				["", "required"],
				["  ", "required"],
				[undefined, "required"],
				[null, "required"],
			],
		],
		...(
			[
				["date", optionalDate, "2026-12-03"],
				["day", optionalDay, "2026-12-03"],
				["past day", optionalPastDay, "2010-01-02"],
				["phone", optionalPhone, "+96550012345"],
				["email", optionalEmail, "a@b.com"],
				["path", optionalPath, "/events"],
				["picture", optionalPicture, "/images/p/a.webp"],
				["address", optionalUrl, "https://a.test/b"],
				["web address", optionalHttpsUrl, "https://a.test/b"],
			] as const
		).map(([kind, field, valid]): [string, z.ZodMiniType, [unknown, unknown][]] => [
			`an optional ${kind} may be left out or empty`,
			field,
			[
				[valid, valid],
				["", null],
				[" \u200b", null],
				[null, null],
				[undefined, undefined],
			],
		]),
		[
			"a path of this site",
			optionalPath,
			[
				[`/${letters(299)}`, `/${letters(299)}`],
				[`/${letters(300)}`, "too_long"],
				["//a.test", "path_invalid"],
				["https://a.test", "path_invalid"],
				["/a b", "path_invalid"],
			],
		],
		[
			"a picture of this site",
			optionalPicture,
			[
				[`/${letters(1999)}`, `/${letters(1999)}`],
				[`/${letters(2000)}`, "too_long"],
				["https://a.test/b.webp", "picture_elsewhere"],
				["https://[", "url_invalid"],
				["http://a.test/b.webp", "url_invalid"],
			],
		],
		[
			"an address of this site or the web",
			optionalUrl,
			[
				[`https://a.test/${letters(1985)}`, `https://a.test/${letters(1985)}`],
				[`https://a.test/${letters(1986)}`, "too_long"],
				["/events", "/events"],
				["https://[", "url_invalid"],
				["ftp://a.test/b", "url_invalid"],
			],
		],
		[
			"an address of the web",
			optionalHttpsUrl,
			[
				[`https://a.test/${letters(1985)}`, `https://a.test/${letters(1985)}`],
				[`https://a.test/${letters(1986)}`, "too_long"],
				["/events", "url_invalid"],
				["https://[", "url_invalid"],
				["ftp://a.test/b", "url_invalid"],
			],
		],
		[
			"a whole number, of at most 100,000 by default",
			wholeNumber(() => 7),
			[
				["100,000", 100_000],
				[100_001, "too_big"],
				[-1, "too_small"],
				[0, 0],
				["none", 7],
				["", 7],
				[null, 7],
				[undefined, 7],
				[true, 7],
				[1.5, "number_invalid"],
				["1.5", "number_invalid"],
			],
		],
		[
			"a required whole number",
			wholeNumberBetween(2, 4),
			[
				[1, "too_small"],
				[2, 2],
				[4, 4],
				[5, "too_big"],
				["", "required"],
				[undefined, "required"],
				[null, "required"],
				[true, "required"],
				["x", "number_invalid"],
				[2.5, "number_invalid"],
			],
		],
		[
			"an optional limit, whose decimals are cut",
			optionalWhole(2, 4),
			[
				[1.9, "too_small"],
				[2, 2],
				["4.9", 4],
				[5, "too_big"],
				["x", null],
				["", null],
				[null, null],
				[undefined, undefined],
				["1x", "number_invalid"],
				[true, "invalid"],
			],
		],
		[
			"a weight",
			optionalWeight,
			[
				[9.9, "too_small"],
				[10, 10],
				[10.1, 10.1],
				["65,5", 65.5],
				[250, 250],
				[250.1, "too_big"],
				[65.25, "invalid"],
				["heavy", "invalid"],
				["", null],
				[null, null],
				[undefined, undefined],
			],
		],
		[
			"a version",
			editedVersion,
			[
				[1, 1],
				[0, "invalid"],
				[-1, "invalid"],
				[1.5, "invalid"],
				["1", "invalid"],
				[undefined, undefined],
			],
		],
		[
			"a flag, also as a form sends it",
			optionalFlag,
			[
				[true, true],
				[false, false],
				["true", true],
				["false", false],
				["", false],
				[undefined, undefined],
			],
		],
		[
			"a publication",
			Publication,
			[
				[{ published: true }, { published: true }],
				[{}, "required"],
				[{ published: "true" }, "required"],
			],
		],
		[
			"words of a list",
			optionalWords(["Kata"]),
			[
				[
					Array.from({ length: 20 }, (_, at) => `w${at}`),
					Array.from({ length: 20 }, (_, at) => `w${at}`),
				],
				[Array.from({ length: 21 }, (_, at) => `w${at}`), "too_long"],
				[[letters(60)], [letters(60)]],
				[[letters(61)], "too_long"],
				// Only the first thousand are read, and of each the first thousand signs.
				[
					[...Array(999).fill("kata"), "Kumite"],
					["Kata", "Kumite"],
				],
				[[...Array(1_000).fill("kata"), "Kumite"], ["Kata"]],
				[[padded("kata", 1_000)], ["Kata"]],
				[[padded("kata", 1_004)], []],
			],
		],
		[
			"known words of a list",
			optionalChoices(["Kata", "Kumite"]),
			[
				[["kata"], ["Kata"]],
				["kumite\nkata", ["Kumite", "Kata"]],
				[null, []],
			],
		],
		[
			"an amount in dinars or fils",
			amountFrom(),
			[
				["12.5", 12_500],
				["0.001", 1],
				[1, 1],
				[0, "too_small"],
				[10_000_000, 10_000_000],
				["10000", 10_000_000],
				[10_000_001, "too_big"],
				["10000.001", "too_big"],
				["much", "invalid"],
				["", "invalid"],
				[1.5, "invalid"],
				[undefined, "invalid"],
				[null, "invalid"],
			],
		],
		[
			"an amount from zero on",
			amountFrom(0),
			[
				[0, 0],
				[-1, "too_small"],
			],
		],
		[
			"an optional amount",
			optionalAmount,
			[
				[0, 0],
				["0", 0],
				["12.5", 12_500],
				[-1, "too_small"],
				[10_000_001, "too_big"],
				["", null],
				[" \u200b", null],
				[null, null],
				[undefined, undefined],
				["much", "invalid"],
				[1.5, "invalid"],
			],
		],
	])("%s", (_, field, cases) => {
		expect(cases.map(([typed]) => [typed, read(field, typed)])).toEqual(cases);
	});

	test("what is no list, text or object is refused, not read as an empty one", () => {
		for (const value of [7, {}, true])
			expect([value, optionalWords([]).safeParse(value).success]).toEqual([value, false]);
		for (const value of [null, [null], 7])
			expect([value, optionalFlag.safeParse(value).success]).toEqual([value, false]);
	});
});

test("a check of several fields runs on objects only", () => {
	const values = [{}, [], null, undefined, "text", 7, () => 7];
	expect(values.map((value) => besideOtherFaults({ value }))).toEqual([
		true,
		true,
		false,
		false,
		false,
		false,
		false,
	]);
});

test.each([
	["𝟘𝟙𝟡", "019"],
	["𝟢𝟫", "09"],
	["𝟬𝟵", "09"],
	["𝟶𝟿", "09"],
	["٠٩", "09"],
])("reads %s, whose digits follow those of another alphabet, as %s", (typed, digits) => {
	expect(latinDigits(typed)).toBe(digits);
});

test.each([
	// An address that looks like one of the internet protocol stays as it is.
	["a@1.2", "a@1.2"],
	["a@münchen.de", "a@xn--mnchen-3ya.de"],
	["a@mün/chen.de", "a@mün/chen.de"],
	["a@mün chen.de", "a@mün chen.de"],
	["a@-münchen.de", "a@-münchen.de"],
	["a@münchen-", "a@münchen-"],
	["münchen.de", "münchen.de"],
	["a@b@münchen.de", "a@b@xn--mnchen-3ya.de"],
])("writes the address %s as %s", (typed, plain) => {
	expect(plainEmail(typed)).toBe(plain);
});

test("reads numbers of at most 100 signs", () => {
	for (const read of [readNumber, readDecimal]) {
		expect(read(padded("7", 100))).toBe(7);
		expect(read(padded("7", 101))).toBeNaN();
	}
});

test.each([
	["t.co/abc", true],
	["Noura.Salem_2/Reem", false],
	["Noura.Salem/Reem", true],
	["Noura.Salem", false],
])("tells whether mail programs make a link of %s: %s", (typed, isLink) => {
	expect(hasLink(typed)).toBe(isLink);
});

describe("the zero at the beginning of a national number", () => {
	test.each([
		["Italy", "+390612345678"],
		["San Marino", "+3780549882345"],
		["the Ivory Coast", "+2250712345678"],
		["Benin", "+2290195123456"],
		["Gabon", "+24106123456"],
		["Congo", "+242061234567"],
	])("belongs to it in %s", (_, number) => {
		expect([plainPhone(number), isPhone(number)]).toEqual([number, true]);
	});

	test.each([
		["+4903012345678", "+493012345678"],
		["+9660501234567", "+966501234567"],
	])("is dropped from %s", (typed, number) => {
		expect([isPhone(typed), plainPhone(typed), isPhone(number)]).toEqual([false, number, true]);
	});

	test("a number needs the code of a country and more than nine signs", () => {
		const numbers = ["+50012345", "+96550012345", "96550012345", "+99912345678", ""];
		expect(numbers.map(isPhone)).toEqual([false, true, false, false, false]);
	});
});
