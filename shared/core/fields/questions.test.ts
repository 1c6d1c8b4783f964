import * as z from "zod/mini";
import { dayAfter, kuwaitDate } from "../time/kuwait.ts";
import { confirmedNames, isQuestion, questionCodes } from "./question-codes.ts";
import {
	asksAbout,
	asksAboutBirth,
	birthQuestion,
	confirmed,
	expiryQuestion,
	pastQuestion,
} from "./questions.ts";

const today = "2026-11-22";

test.each([
	["2026-11-22", "birth_recent"],
	["2023-11-23", "birth_recent"],
	// Three years old today.
	["2023-11-22", false],
	["1936-11-23", false],
	// Ninety years old today.
	["1936-11-22", "birth_long_ago"],
	["1901-01-01", "birth_long_ago"],
])("a person born on %s: %s", (day, code) => expect(birthQuestion(day, today)).toBe(code));

test.each([
	["2026-11-22", false],
	["1966-11-23", false],
	["1966-11-22", "day_long_ago"],
])("something of %s: %s", (day, code) => expect(pastQuestion(day, today)).toBe(code));

test.each([
	["2026-11-21", "day_past"],
	["2026-11-22", false],
	["2046-11-21", false],
	["2046-11-22", "day_far_ahead"],
])("something that ends on %s: %s", (day, code) => expect(expiryQuestion(day, today)).toBe(code));

describe("a schema that asks", () => {
	const now = kuwaitDate(Date.now());
	const Edit = z
		.object({ until: z.optional(z.unknown()), confirmed })
		.check(asksAbout("until", expiryQuestion));
	const codesOf = (value: object) =>
		Edit.safeParse(value).error?.issues.map(({ message, path }) => `${path} ${message}`) ?? [];

	test("asks about an unusual day of the field until the field is confirmed", () => {
		const until = dayAfter(now, -1);
		expect(codesOf({ until })).toEqual(["until day_past"]);
		expect(codesOf({ until: `${until}T10:00` })).toEqual(["until day_past"]);
		expect(codesOf({ until: "2199-01-01" })).toEqual(["until day_far_ahead"]);
		expect(codesOf({ until, confirmed: ["other"] })).toEqual(["until day_past"]);
		for (const names of [["until"], ["other", "until"], "until", "other,until"])
			expect([names, codesOf({ until, confirmed: names })]).toEqual([names, []]);
	});

	test.each([[undefined], [null], [""], ["soon"], ["1900-02-30"], [7], [{}], [now]])(
		"asks nothing about %j",
		(until) => expect(codesOf({ until })).toEqual([]),
	);

	test("asks nothing about lists in lists, however many", () => {
		let nested: unknown[] = [];
		for (let depth = 0; depth < 20_000; depth++) nested = [nested];
		expect(codesOf({ until: nested })).toEqual([]);
	});

	test("a date of birth is asked about under its own name", () => {
		const Person = z.object({ dateOfBirth: z.string(), confirmed }).check(asksAboutBirth);
		const { error } = Person.safeParse({ dateOfBirth: now });
		expect(error?.issues).toMatchObject([{ path: ["dateOfBirth"], message: "birth_recent" }]);
	});

	test("takes at most twenty names of sixty signs", () => {
		const codeOf = (names: unknown) => confirmed.safeParse(names).error?.issues[0].message;
		const names = (count: number) => Array.from({ length: count }, (_, at) => `field${at}`);
		expect([codeOf(names(20)), codeOf(names(21))]).toEqual([undefined, "too_long"]);
		expect([codeOf(["x".repeat(60)]), codeOf(["x".repeat(61)])]).toEqual([undefined, "too_long"]);
	});
});

test("reads the names of confirmed fields from a list or a text", () => {
	expect([["a", ""], "a,b", "a,,b", "", null, undefined].map(confirmedNames)).toEqual([
		["a"],
		["a", "b"],
		["a", "b"],
		[],
		[],
		[],
	]);
});

test("only the codes of questions can be confirmed", () => {
	expect(questionCodes.every(isQuestion)).toBe(true);
	expect(["invalid", "", undefined].some(isQuestion)).toBe(false);
});
