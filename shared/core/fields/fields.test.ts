import { mock } from "node:test";
import fc from "fast-check";
import type * as z from "zod/mini";
import { latinDigits } from "./digits.ts";
import {
	birthday,
	date,
	email,
	emergencyContact,
	lines,
	longText,
	name,
	newPassword,
	onByDefault,
	optionalChoices,
	optionalDate,
	optionalLongText,
	optionalPhone,
	optionalText,
	optionalUrl,
	optionalWeight,
	optionalWhole,
	optionalWords,
	phone,
	text,
	wholeNumber,
	wholeNumberBetween,
} from "./fields.ts";
import { phoneLink } from "./phone.ts";

/** The value that a field returns, or the code of its first error. */
function read(field: z.ZodMiniType, value: unknown) {
	const result = field.safeParse(value);
	return result.success ? result.data : { refused: result.error.issues[0].message };
}
const refused = (code: string) => ({ refused: code });

describe("text", () => {
	const short = text(5, 2, "too_short");

	test.each([
		["  ab ", "ab"],
		["a\u0000b\u0007", "ab"],
		["a\u0085\u009fb", "ab"],
		["\u202eab\u2069", "ab"],
		["a\ud800b", "a\ufffdb"],
		["a \t b", "a b"],
		["a\r\nb", "a b"],
		["أوس", "أوس"],
		["a\u200fb", "a\u200fb"],
		["12345", "12345"],
	])("text stores %j as %j", (value, expected) => expect(read(short, value)).toBe(expected));

	test.each([
		["", "too_short"],
		["a", "too_short"],
		["  a  ", "too_short"],
		["\u0000\u0000", "too_short"],
		["\u200b\u2060", "too_short"],
		["\u3164\u3164", "too_short"],
		["\u2800\u2800\u2800", "too_short"],
		["\u0301\u0301", "too_short"],
		["a\u200d\u200d", "too_short"],
		["123456", "too_long"],
		["x".repeat(10_000), "too_long"],
	])("text refuses %j", (value, code) => expect(read(short, value)).toEqual(refused(code)));

	test.each([7, true, null, undefined, {}, [], ["ab"]])(
		"text refuses the non-string %j",
		(value) => {
			expect(short.safeParse(value).success).toBe(false);
		},
	);

	test("longText keeps line breaks", () => {
		expect(read(longText(20), " a\n\n\tb\u0000 ")).toBe("a\n\n\tb");
		expect([read(optionalLongText(20), "a\nb"), read(optionalLongText(20), " \n ")]).toEqual([
			"a\nb",
			null,
		]);
	});

	test("longText stores all line breaks as LF", () => {
		expect(read(longText(20), "a\r\nb\rc\nd\r\n\r\ne")).toBe("a\nb\nc\nd\n\ne");
		expect([read(longText(3), "a\r\nb"), read(longText(2), "a\r\nb")]).toEqual([
			"a\nb",
			refused("too_long"),
		]);
		expect(read(lines, "a\rb\r\nc")).toEqual(["a", "b", "c"]);
	});

	test("text removes control characters and overrides, within its maximum length", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary", maxLength: 60 }), (value) => {
				const result = text(50, 0).safeParse(value);
				if (!result.success) return;
				expect(result.data).not.toMatch(/(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
				expect(result.data).toBe(result.data.trim());
				expect(result.data.isWellFormed()).toBe(true);
				expect(result.data.length).toBeLessThanOrEqual(50);
				expect(read(text(50, 0), result.data)).toBe(result.data);
			}),
			{ numRuns: 500 },
		);
	});

	test("optionalText stores an empty text as null", () => {
		const optional = optionalText(5);
		for (const value of ["", "   ", "\u0000", "\u200b", "\u3164", "\u2800", "\u0301", null])
			expect([value, read(optional, value)]).toEqual([value, null]);
		expect(read(optional, undefined)).toBeUndefined();
		expect(read(optional, " ab ")).toBe("ab");
		expect(read(optional, "123456")).toEqual(refused("too_long"));
	});
});

describe("email", () => {
	test.each([
		[" Reem@Test.Example ", "reem@test.example"],
		["a.b+c@sub.test.example", "a.b+c@sub.test.example"],
		["\u202areem@test.example\u202c", "reem@test.example"],
		["\u200freem@test.example", "reem@test.example"],
		["reem@test.example\u200e", "reem@test.example"],
		["reem\u200b@test.exam\u00adple", "reem@test.example"],
		["\ufeffreem@test.example\u00a0", "reem@test.example"],
		["reem٧@test.example", "reem7@test.example"],
		["abu\u2011ali@test\u2010mail.example", "abu-ali@test-mail.example"],
		["ｒｅｅｍ＠test.example", "reem@test.example"],
		["name@münchen.de", "name@xn--mnchen-3ya.de"],
		["Name@MÜNCHEN.de", "name@xn--mnchen-3ya.de"],
		["name@mu\u0308nchen.de", "name@xn--mnchen-3ya.de"],
		["name@xn--mnchen-3ya.de", "name@xn--mnchen-3ya.de"],
		["name@مثال.كويت", "name@xn--mgbh0fb.xn--pgb3cpi"],
		["مستخدم@mail.test.example", "مستخدم@mail.test.example"],
		["name@xn--mgbah1a3hjkrd.xn--ngbc5azd", "name@xn--mgbah1a3hjkrd.xn--ngbc5azd"],
		["name@例え。テスト", "name@xn--r8jz45g.xn--zckzah"],
		["name@straße.de", "name@xn--strae-oqa.de"],
		// As copied from mail programs and web pages.
		["<reem@test.example>", "reem@test.example"],
		["Reem Al-Ali <Reem@test.example>;", "reem@test.example"],
		["mailto:reem@test.example", "reem@test.example"],
		["reem@test.example,", "reem@test.example"],
		["reem@test.example.", "reem@test.example"],
		["a&b@test.example", "a&b@test.example"],
		["a/b@test.example", "a/b@test.example"],
		["a!b@test.example", "a!b@test.example"],
		["#$%*=?^_`{|}~@test.example", "#$%*=?^_`{|}~@test.example"],
		["o’neill@test.example", "o'neill@test.example"],
		["-a-@test.example", "-a-@test.example"],
	])("email stores %j as %s", (value, expected) => expect(read(email, value)).toBe(expected));

	test.each([
		"",
		"reem",
		"@test.example",
		"reem@",
		"reem@@test.example",
		"reem@test",
		"a b@test.example",
		"reem@-.example",
		"a@test.example,b@test.example",
		"a@test.example\nb@test.example",
		"a@test.example <b@b.example",
		"<a@test.example> b@b.example",
		"a..b@test.example",
		".a@test.example",
		"a.@test.example",
		`${"a".repeat(65)}@test.example`,
		"a@xn--.example",
		"a@münchen",
		"a@mün chen.de",
		"a@mün/chen.de",
		"a@-münchen.de",
		"a@127.0.0.1",
		"a@[127.0.0.1]",
		'"a b"@test.example',
		"a(b)@test.example",
		"a;b@test.example",
		"مستخدم@",
		"\u200f",
		`${"a".repeat(250)}@b.example`,
		"a@test.example\r\nBcc: b@b.example",
	])("email refuses %j", (value) => expect(read(email, value)).toEqual(refused("email_invalid")));
});

describe("phone", () => {
	test.each([
		["50012345", "+96550012345"],
		["٥٠٠١٢٣٤٥", "+96550012345"],
		["۵۰۰۱۲۳۴۵", "+96550012345"],
		["5001-2345", "+96550012345"],
		["(500) 123.45", "+96550012345"],
		["+96550012345", "+96550012345"],
		["0096550012345", "+96550012345"],
		["+٩٦٥ ٥٠٠١ ٢٣٤٥", "+96550012345"],
		["+442079460958", "+442079460958"],
		["5001\u20112345", "+96550012345"],
		["5001\u20132345", "+96550012345"],
		["5001\u22122345", "+96550012345"],
		["\u200e+965 5001 2345", "+96550012345"],
		["\u200f٥٠٠١٢٣٤٥", "+96550012345"],
		["\u061c٥٠٠١\u2009٢٣٤٥", "+96550012345"],
		["\u202a+965\u00a05001\u202f2345\u202c", "+96550012345"],
		["\u2066+96550012345\u2069", "+96550012345"],
		["5001\u00ad2345", "+96550012345"],
		["5001\u200b2345", "+96550012345"],
		["5001\u20602345\ufeff", "+96550012345"],
		["+965/5001/2345", "+96550012345"],
		["+965.5001.2345", "+96550012345"],
		["(+965) 5001-2345", "+96550012345"],
		["00965 5001 2345", "+96550012345"],
		["965 5001 2345", "+96550012345"],
		["٠٠٩٦٥٥٠٠١٢٣٤٥", "+96550012345"],
		["＋９６５５００１２３４５", "+96550012345"],
		["५००१२३४५", "+96550012345"],
		["٥٠٠١ـ٢٣٤٥", "+96550012345"],
		["5001·2345", "+96550012345"],
		["96550012345+", "+96550012345"],
		["tel:+96550012345", "+96550012345"],
		["Tel.: 5001 2345", "+96550012345"],
		["☎️ 50012345", "+96550012345"],
		["📞+965 5001 2345", "+96550012345"],
		["هاتف: ٥٠٠١٢٣٤٥", "+96550012345"],
		["+44 (0)20 7946 0958", "+442079460958"],
		["+965 1 804488", "+9651804488"],
		["965 1804488", "+9651804488"],
		["96550012", "+96596550012"],
		["971501234567", "+971501234567"],
		["9660501234567", "+966501234567"],
		["+966 0501234567", "+966501234567"],
		["٩٧٣ ٣٦٠٠ ١٢٣٤", "+97336001234"],
		["+44 020 7946 0958", "+442079460958"],
		// In Italy the 0 is part of the number.
		["+39 06 698 83145", "+390669883145"],
		["+1 202 555 0123", "+12025550123"],
		["+00965 5001 2345", "+96550012345"],
		["000965 50012345", "+96550012345"],
		["50012345.0", "+96550012345"],
		["٩٦٥٥٠٠١٢٣٤٥.00", "+96550012345"],
	])("phone stores %s as %s", (value, expected) => expect(read(phone, value)).toBe(expected));

	test.each([
		"",
		"1234567",
		"call me",
		"+",
		"++96550012345",
		"5001234x",
		"9".repeat(16),
		"50012345 ext 2",
		"50012345/50012346",
		"50012345,50012346",
		"\u200f\u200e",
		// Two phone numbers in one field.
		"5001-2345/6",
		"5001 2345 / 46",
		"tel:",
		"+0 5001 2345",
		// Kuwaiti numbers have eight digits, or seven that begin with 1, and no 0 before them.
		"9655001234",
		"965500123456",
		"+965 5001 234",
		"+9655001234",
		"+965 050012345",
		"965 0500 12345",
		"+965 1800 4488",
		"+965 0 1804488",
		"00965 965 5001 2345",
		"05001234",
		// A plus without a country code, codes of no country, numbers of a wrong length.
		"+50012345",
		"+999 5001 2345",
		"+210 5001 2345",
		"+971 50 123 456",
		"+966 51 234 567",
		"+973 3600 123",
		"+1 202 555 012",
		"+39 0",
	])("phone refuses %j", (value) => expect(read(phone, value)).toEqual(refused("phone_invalid")));

	test.each([
		"(050) 123-4567",
		"0501234567",
		"500123456",
		"5001234567",
		"442079460958",
		"971501234",
	])("phone asks for the country code of %j", (value) =>
		expect(read(phone, value)).toEqual(refused("phone_country")),
	);

	test("reads a plain number as itself, and links it", () => {
		const typed = fc.stringMatching(/^(?:\+|00)?\d{6,15}$/);
		fc.assert(
			fc.property(typed, (value) => {
				const stored = read(phone, value);
				if (typeof stored !== "string") return;
				expect(stored).toMatch(/^\+[1-9]\d{7,14}$/);
				expect(read(phone, stored)).toBe(stored);
				expect(phoneLink(value)).toBe(`tel:${stored}`);
			}),
		);
	});

	test.each(["+965050012345", "9655001234", "123", "", "call me"])(
		"links no stored number that nobody can dial: %j",
		(stored) => expect(phoneLink(stored)).toBeNull(),
	);

	test.each([
		"Mother, +965 5000 0001",
		"Mother 50012345, father 5001 2346",
		"50012345/50012346",
		"+965 5001 2345 5001 2346",
		"الأم، ‎+965 5000 0001",
		"أمه ٥٠٠١٢٣٤٥",
		"Aunt in flat 12, block 4",
		"",
	])("emergencyContact accepts %j", (value) =>
		expect(read(emergencyContact, value) ?? "").toBe(value),
	);

	test.each(["Mother 9655001234", "5001234", "Father: +965 050012345", "5001 2345 5001 234"])(
		"emergencyContact refuses %j",
		(value) => expect(read(emergencyContact, value)).toEqual(refused("phone_invalid")),
	);

	test("optionalPhone accepts an empty or missing number", () => {
		for (const value of ["", undefined, null])
			expect(read(optionalPhone, value) ?? null).toBeNull();
		expect(read(optionalPhone, "123")).toEqual(refused("phone_invalid"));
	});

	test("reads digits of three scripts as the same number", () => {
		fc.assert(
			fc.property(fc.stringMatching(/^\d{1,15}$/), (digits) => {
				const shifted = (zero: number) =>
					digits.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
				expect(latinDigits(shifted(0x660))).toBe(digits);
				expect(latinDigits(shifted(0x6f0))).toBe(digits);
				expect(latinDigits(digits)).toBe(digits);
			}),
		);
	});
});

describe("newPassword", () => {
	test.each(["Karate-2026", "aB345678", `aB3${"x".repeat(125)}`, "Aa1 كلمة المرور"])(
		"newPassword accepts %j",
		(value) => {
			expect(read(newPassword, value)).toBe(value);
		},
	);

	test.each([
		["", "password_short"],
		["aB3", "password_short"],
		["karate-2026", "password_weak"],
		["KARATE-2026", "password_weak"],
		["Karate-Kata", "password_weak"],
		["٢٠٢٦-Karate", "password_weak"],
		[`aB3${"x".repeat(126)}`, "too_long"],
	])("newPassword refuses %j", (value, code) =>
		expect(read(newPassword, value)).toEqual(refused(code)),
	);
});

describe("date", () => {
	test.each([
		["2026-12-03", "2026-12-03"],
		["2026-12-03T10:00", "2026-12-03T10:00+03:00"],
		["2026-12-03T10:00Z", "2026-12-03T10:00Z"],
		["٢٠٢٦-١٢-٠٣", "2026-12-03"],
		["\u200f2026\u201112\u201103", "2026-12-03"],
		[" 2026\u201312\u201303T10:00 ", "2026-12-03T10:00+03:00"],
	])("date stores %s as %s", (value, expected) => expect(read(date, value)).toBe(expected));

	test.each(["", "2026-02-30", "2026-12-01T24:00", "2026-12-01T10:60", "soon", "x".repeat(100)])(
		"date refuses %j",
		(value) => {
			expect(read(date, value)).toEqual(refused("date_invalid"));
		},
	);

	test("optionalDate accepts an empty or missing date", () => {
		for (const value of ["", "\u200f", undefined, null])
			expect(read(optionalDate, value) ?? null).toBeNull();
		expect(read(optionalDate, "soon")).toEqual(refused("date_invalid"));
	});
});

describe("optionalUrl", () => {
	test.each([
		"https://pictures.example/a.jpg",
		"https://pictures.example/صورة.jpg",
		"/images/a.webp",
	])("optionalUrl accepts %s", (value) => {
		expect(read(optionalUrl, value)).toBe(value);
	});

	test.each([
		"/",
		"a.jpg",
		"http://pictures.example/a.jpg",
		"javascript:alert(1)",
		"JavaScript:alert(1)",
		" javascript:alert(1)",
		"data:text/html,x",
		"//evil.example/a.jpg",
		"/\\evil.example",
		"\\\\evil.example",
		"https://",
		"https:",
		"https:evil",
		"ftp://evil.example",
		"blob:https://evil.example/1",
		"vbscript:x",
		"https://evil example/a.jpg",
	])("optionalUrl refuses %j", (value) =>
		expect(read(optionalUrl, value)).toEqual(refused("url_invalid")),
	);

	// Browsers drop tabs and line breaks from an address before they read it.
	test.each([
		"/\t/evil.example",
		"/\n/evil.example",
		"/\r/evil.example",
		"/\t\\evil.example",
		"/a\u0000b",
		"/a\u202eb",
	])("optionalUrl refuses control characters and tabs: case %#", (value) =>
		expect(read(optionalUrl, value)).toEqual(refused("url_invalid")),
	);

	test("an accepted path never leads off the site", () => {
		const paths = fc.array(
			fc.constantFrom("/", "\\", "\t", "\n", "\r", ".", "a", "@", ":", "?", "#", " "),
			{
				maxLength: 8,
			},
		);
		fc.assert(
			fc.property(paths, (parts) => {
				const value = `/${parts.join("")}`;
				if (!optionalUrl.safeParse(value).success) return;
				expect(new URL(value, "https://site.example").origin).toBe("https://site.example");
			}),
			{ numRuns: 2_000 },
		);
	});

	test("optionalUrl accepts an empty or missing address", () => {
		for (const value of ["", undefined, null]) expect(read(optionalUrl, value) ?? null).toBeNull();
	});
});

describe("optionalWeight", () => {
	test.each([
		[68.4, 68.4],
		["68.4", 68.4],
		["68,4", 68.4],
		["٦٨٫٤", 68.4],
		["٦٨،٤", 68.4],
		["٧٠", 70],
		[" 70 ", 70],
		["", null],
		[null, null],
		["68.45", refused("invalid")],
		["heavy", refused("invalid")],
		["1e2", refused("invalid")],
		["0x45", refused("invalid")],
		["70 kg", refused("invalid")],
		["\u200f٧٠", 70],
		["７０．５", 70.5],
		["1,068.4", refused("invalid")],
		["9.9", refused("too_small")],
		["250.1", refused("too_big")],
	])("optionalWeight reads %j as %j", (value, weight) =>
		expect(read(optionalWeight, value)).toEqual(weight),
	);
});

describe("wholeNumber", () => {
	const places = wholeNumber(() => 0, 500);

	test.each([
		[0, 0],
		[500, 500],
		["25", 25],
		["٢٥", 25],
		["many", 0],
		["", 0],
		[null, 0],
		[undefined, 0],
		["٥٠٠", 500],
		["１２", 12],
		["१२", 12],
		["\u200f12\u200e", 12],
		["+12", 12],
		["12.0", 12],
		["unlimited", 0],
		["-", 0],
		[Number.POSITIVE_INFINITY, 0],
		[{}, 0],
		[[7], 0],
		[true, 0],
	])("wholeNumber reads %j as %i", (value, expected) => expect(read(places, value)).toBe(expected));

	test.each([
		[-1, "too_small"],
		["-1", "too_small"],
		[501, "too_big"],
		["9".repeat(30), "too_big"],
		["1,000", "too_big"],
		["\u22121", "too_small"],
		["2e3", "number_invalid"],
		["1,5", "number_invalid"],
		["1.5", "number_invalid"],
		[1.5, "number_invalid"],
		["12abc", "number_invalid"],
		["25 places", "number_invalid"],
		["0x10", "number_invalid"],
		["1,00", "number_invalid"],
		["1,0000", "number_invalid"],
		["1,000.500", "number_invalid"],
		["1 2", "number_invalid"],
		["10-20", "number_invalid"],
		["½", "number_invalid"],
		["٢٥ مقعدًا", "number_invalid"],
		["#5", "number_invalid"],
	])("wholeNumber refuses %j", (value, code) => expect(read(places, value)).toEqual(refused(code)));
});

describe("lines", () => {
	test.each([
		["a\n b \n\nc", ["a", "b", "c"]],
		["a\r\nb", ["a", "b"]],
		[
			["a", " ", "b "],
			["a", "b"],
		],
		["", []],
		[[], []],
		[undefined, []],
	])("lines reads %j as %j", (value, expected) => expect(read(lines, value)).toEqual(expected));

	test("lines divides the items of a list at their line breaks", () => {
		expect(read(lines, ["a\r\nb", "c\u2028d", " \n "])).toEqual(["a", "b", "c", "d"]);
	});

	test.each(["\r\n", "\r", "\n", "\u000b", "\f", "\u2028", "\u2029", "\t"])(
		"a line break %j is a space in a single line",
		(lineBreak) => {
			expect(read(text(20), `Block 1${lineBreak}Noor`)).toBe("Block 1 Noor");
			expect(read(name(20), `Omar${lineBreak}Noor`)).toBe("Omar Noor");
		},
	);

	test.each([[[7]], [{}], [null], [[["a"]]], [7]])("lines refuses %j", (value) => {
		expect(lines.safeParse(value).success).toBe(false);
	});

	test("lines refuses too many lines and lines that are too long", () => {
		expect(read(lines, "x\n".repeat(51))).toEqual(refused("too_long"));
		expect(read(lines, ["x".repeat(301)])).toEqual(refused("too_long"));
		expect(read(lines, "x\n".repeat(50))).toHaveLength(50);
	});
});

test("onByDefault is true unless the value is false", () => {
	const settings = [undefined, true, false].map((value) => read(onByDefault, value));
	expect(settings).toEqual([true, true, false]);
	for (const value of ["true", 1, null, "yes"])
		expect(onByDefault.safeParse(value).success).toBe(false);
});

describe("optionalWords and optionalChoices", () => {
	const [words, days] = [optionalWords(["Kata", "Kids"]), optionalChoices(["sunday", "monday"])];

	test.each([
		[
			["kata", " KIDS ", "Kata"],
			["Kata", "Kids"],
		],
		["kids\nSelf-defence\n\n", ["Kids", "Self-defence"]],
		["Kata", ["Kata"]],
		[["", " "], []],
		[null, []],
		[undefined, undefined],
	])("optionalWords reads %j as %j", (value, expected) =>
		expect(read(words, value)).toEqual(expected),
	);

	test("optionalWords accepts unknown words, optionalChoices refuses them", () => {
		expect(read(days, ["Monday", "SUNDAY"])).toEqual(["monday", "sunday"]);
		expect(days.safeParse(["someday"]).success).toBe(false);
		expect(read(words, ["x".repeat(61)])).toEqual(refused("too_long"));
		expect(words.safeParse([1, {}, [[]]]).success).toBe(false);
		expect(words.safeParse(Array.from({ length: 21 }, (_, word) => String(word))).success).toBe(
			false,
		);
	});
});

describe("optionalWhole", () => {
	const weight = optionalWhole(0, 300);

	test.each([
		["60.5", 60],
		["٦٠٫٥", 60],
		["۷۰", 70],
		[60.5, 60],
		["abc", null],
		["", null],
		[null, null],
	])("optionalWhole reads %j as %j", (value, expected) =>
		expect(read(weight, value)).toBe(expected),
	);

	test.each([
		["-1", "too_small"],
		["301", "too_big"],
		["1,000", "too_big"],
		["60 kg", "number_invalid"],
		["60-65", "number_invalid"],
		["6e1", "number_invalid"],
		["60,5", "number_invalid"],
		[Number.POSITIVE_INFINITY, "invalid"],
		[true, "invalid"],
		[[60], "invalid"],
	])("optionalWhole refuses %j", (value, code) =>
		expect(weight.safeParse(value).error?.issues[0].message).toBe(code),
	);
});

describe("birthday", () => {
	afterEach(() => mock.timers.reset());

	test.each([
		["2027-12-31T20:59:59Z", "2027-12-31", "2028-01-01"],
		["2027-12-31T21:00:00Z", "2028-01-01", "2028-01-02"],
		["2028-02-28T21:00:00Z", "2028-02-29", "2028-03-01"],
	])("at %s a birthday can be %s, but not %s", (now, latest, tomorrow) => {
		mock.timers.enable({ apis: ["Date"], now: Date.parse(now) });
		expect(read(birthday, latest)).toBe(latest);
		expect(read(birthday, tomorrow)).toEqual(refused("date_invalid"));
	});
});

describe("wholeNumberBetween", () => {
	const places = wholeNumberBetween(1, 5_000, { low: "capacity_low" });

	test.each([
		["1,000", 1_000],
		["1.000", 1_000],
		["1 000", 1_000],
		["1\u00a0000", 1_000],
		["1\u202f000", 1_000],
		["1'000", 1_000],
		["1’000", 1_000],
		["١٬٠٠٠", 1_000],
		["١،٠٠٠", 1_000],
		["１，０００", 1_000],
		["1,000.00", 1_000],
		["2,345", 2_345],
		["2000", 2_000],
		[20, 20],
	])("wholeNumberBetween reads %j as %i", (value, expected) =>
		expect(read(places, value)).toBe(expected),
	);

	test.each([
		["", "required"],
		[null, "required"],
		["abc", "number_invalid"],
		["1.5", "number_invalid"],
		[1.5, "number_invalid"],
		["2e3", "number_invalid"],
		["12abc", "number_invalid"],
		["1.000,5", "number_invalid"],
		["1,000 000", "number_invalid"],
		["0,001", "number_invalid"],
		["0", "capacity_low"],
		["1,00,000", "too_big"],
		["1,000,000", "too_big"],
	])("wholeNumberBetween refuses %j", (value, code) =>
		expect(read(places, value)).toEqual(refused(code)),
	);
});
