import fc from "fast-check";
import { ladder, rankOf } from "../../base/ranks/belts.rules.ts";
import { genders, readinessLevels } from "../../core/people.ts";
import { ageOn } from "../../core/time/age.ts";
import { ageDay } from "./age-day.ts";
import {
	asksWeight,
	type Entrant,
	type EventClassLimits,
	evaluateEligibility,
	isMissingData,
	membershipReasons,
	membershipWarnings,
	reasonCodes,
} from "./eligibility.rules.ts";

const anybody: Entrant = {
	dateOfBirth: "2000-06-15",
	gender: "female",
	currentBelt: "green-4",
	competitionReadiness: "Local",
	declaredWeight: 60,
};

const free: EventClassLimits = {
	minAge: null,
	maxAge: null,
	minBeltLevel: null,
	maxBeltLevel: null,
	minWeight: null,
	maxWeight: null,
	genderRestriction: null,
	competitionReadinessRequired: null,
};

const event = { eventDate: "2026-12-03", ageReferenceDate: null };

const codes = (
	person: Partial<Entrant>,
	limits: Partial<EventClassLimits>,
	at: Partial<typeof event> = {},
) =>
	evaluateEligibility({ ...anybody, ...person }, { ...free, ...limits }, { ...event, ...at }).map(
		({ code }) => code,
	);

describe("membership rule of an event", () => {
	const reasonCounts = (
		rule: "none" | "warn" | "require" | undefined,
		membershipFeeStatus: Entrant["membershipFeeStatus"],
	) =>
		[membershipReasons, membershipWarnings].map(
			(of) => of({ membershipFeeStatus }, { membershipRule: rule }).length,
		);

	test.each([
		["pending", [0, 0], [0, 1], [1, 0]],
		["overdue", [0, 0], [0, 1], [1, 0]],
		[undefined, [0, 0], [0, 1], [1, 0]],
		["paid", [0, 0], [0, 0], [0, 0]],
		["exempt", [0, 0], [0, 0], [0, 0]],
	] as const)(
		"fee status %s gives the expected reasons and warnings under each rule",
		(status, ...expected) => {
			expect(
				(["none", "warn", "require"] as const).map((rule) => reasonCounts(rule, status)),
			).toEqual(expected);
			expect(reasonCounts(undefined, status)).toEqual([0, 0]);
		},
	);

	test("puts the membership reason before the reasons of the class", () => {
		const requiring = { ...event, membershipRule: "require" as const };
		const reasons = evaluateEligibility(
			{ ...anybody, dateOfBirth: null },
			{ ...free, minAge: 12 },
			requiring,
		);
		expect(reasons.map(({ code }) => code)).toEqual(["membership_required", "age_missing"]);
	});
});

describe("age limits", () => {
	test.each([
		["2010-12-03", 16],
		["2010-12-04", 15],
		["2010-12-02", 16],
		["2010-11-30", 16],
		["2011-01-01", 15],
	])("a person born on %s is %d on 2026-12-03", (born, age) => {
		expect(ageOn("2026-12-03", born)).toBe(age);
	});

	test.each([
		["2024-02-29", "2028-02-28", 3],
		["2024-02-29", "2028-02-29", 4],
		["2024-02-29", "2027-02-28", 2],
		["2024-02-29", "2027-03-01", 3],
		["2023-03-01", "2024-02-29", 0],
	])(
		"a person born on %s is on %s %d years old (29 February counts as 1 March in common years)",
		(born, day, age) => {
			expect(ageOn(day, born)).toBe(age);
		},
	);

	test.each([
		["2014-12-03", []],
		["2014-12-04", ["age_too_young"]],
		["2010-12-04", []],
		["2010-12-03", ["age_too_old"]],
		["2010-12-02", ["age_too_old"]],
		[null, ["age_missing"]],
		[undefined, ["age_missing"]],
		["", ["age_missing"]],
	])("a person born on %s gets %j from a class for ages 12 to 15", (dateOfBirth, expected) => {
		expect(codes({ dateOfBirth }, { minAge: 12, maxAge: 15 })).toEqual(expected);
	});

	test.each([
		["2014-12-03", { minAge: 12 }, []],
		["2014-12-04", { minAge: 12 }, ["age_too_young"]],
		["2010-12-04", { maxAge: 15 }, []],
		["2010-12-03", { maxAge: 15 }, ["age_too_old"]],
		[null, {}, []],
	])("a person born on %s gets, with one age limit %j: %j", (dateOfBirth, limits, expected) => {
		expect(codes({ dateOfBirth }, limits)).toEqual(expected);
	});

	test("names the age and the limit", () => {
		expect(
			evaluateEligibility(
				{ ...anybody, dateOfBirth: "2015-01-01" },
				{ ...free, minAge: 12 },
				event,
			),
		).toEqual([{ code: "age_too_young", params: { age: 11, min: 12 } }]);
	});

	test.each([
		["2026-12-03", null, "2026-12-03"],
		// Midnight in Kuwait is 21:00 UTC on the day before.
		["2026-12-02T20:59:59Z", null, "2026-12-02"],
		["2026-12-02T21:00:00Z", null, "2026-12-03"],
		["2026-12-03T00:30", null, "2026-12-03"],
		["2026-12-03T23:59:59", null, "2026-12-03"],
		["2026-12-03", "2026-12-31", "2026-12-31"],
		["2026-12-03", "2026-12-30T22:00:00Z", "2026-12-31"],
	])(
		"age counts on a day in Kuwait: event %s, reference %s: %s",
		(eventDate, ageReferenceDate, day) => {
			expect(ageDay({ eventDate, ageReferenceDate })).toBe(day);
		},
	);

	test("the reference date for ages takes precedence over the event date", () => {
		const limits = { minAge: 16 };
		expect(codes({ dateOfBirth: "2010-12-20" }, limits)).toEqual(["age_too_young"]);
		expect(
			codes({ dateOfBirth: "2010-12-20" }, limits, { ageReferenceDate: "2026-12-31" as never }),
		).toEqual([]);
	});
});

describe("gender limit", () => {
	test.each([
		["male", "male", []],
		["female", "male", ["gender_other"]],
		["male", "female", ["gender_other"]],
		[null, "female", ["gender_missing"]],
		[undefined, "male", ["gender_missing"]],
		[null, null, []],
	] as const)("gender %s in a class for %s gives %j", (gender, genderRestriction, expected) => {
		expect(codes({ gender }, { genderRestriction })).toEqual(expected);
	});
});

describe("belt limits", () => {
	test.each([
		["green-4", { minBeltLevel: "green-4" }, []],
		["yellow-5", { minBeltLevel: "green-4" }, ["belt_too_low"]],
		["green-4", { minBeltLevel: "green-3" }, ["belt_too_low"]],
		["green-3", { minBeltLevel: "green-3" }, []],
		["white", { minBeltLevel: "white" }, []],
		["white", { minBeltLevel: "orange-10" }, ["belt_too_low"]],
		["black-10", { minBeltLevel: "black-1" }, []],
		// A maximum belt includes all ranks of its colour.
		["green-3", { maxBeltLevel: "green-4" }, []],
		["brown-2", { maxBeltLevel: "green-4" }, ["belt_too_high"]],
		["brown-2", { maxBeltLevel: "green-3" }, ["belt_too_high"]],
		["orange-9", { maxBeltLevel: "orange-10" }, []],
		["orange-10", { maxBeltLevel: "white" }, ["belt_too_high"]],
		["black-10", { maxBeltLevel: "black-1" }, []],
		["black-3", { maxBeltLevel: "black-3" }, []],
		["black-4", { maxBeltLevel: "black-3" }, ["belt_too_high"]],
		["black-2", { minBeltLevel: "black-3" }, ["belt_too_low"]],
		["green-4", { minBeltLevel: "green-3", maxBeltLevel: "green-3" }, ["belt_too_low"]],
		["brown-1", { minBeltLevel: "green-4", maxBeltLevel: "brown-2" }, []],
	] as const)("belt %s with limits %j gives %j", (currentBelt, limits, expected) => {
		expect(codes({ currentBelt }, limits)).toEqual(expected);
	});
});

describe("weight limits", () => {
	test.each([
		[60, { minWeight: 60 }, []],
		[59.9, { minWeight: 60 }, ["weight_too_low"]],
		[70, { maxWeight: 70 }, []],
		[70.1, { maxWeight: 70 }, ["weight_too_high"]],
		[65, { minWeight: 60, maxWeight: 65 }, []],
		[65, { minWeight: 65, maxWeight: 70 }, []],
		[null, { maxWeight: 70 }, ["weight_missing"]],
		[undefined, { minWeight: 70 }, ["weight_missing"]],
		[null, {}, []],
	])("%s kg with limits %j gives %j", (declaredWeight, limits, expected) => {
		expect(codes({ declaredWeight }, limits)).toEqual(expected);
	});

	test("asks for a weight only if the class has a weight limit", () => {
		expect(asksWeight({ minWeight: null, maxWeight: null })).toBe(false);
		expect(asksWeight({ minWeight: 0, maxWeight: null })).toBe(true);
		expect(asksWeight({ minWeight: null, maxWeight: 60 })).toBe(true);
	});
});

describe("readiness limit", () => {
	const pairs = readinessLevels.flatMap((has) =>
		readinessLevels.map((required) => [has, required] as const),
	);

	test.each(pairs)(
		"readiness %s is accepted in a class that requires %s only if it is high enough",
		(has, required) => {
			const enough = readinessLevels.indexOf(has) >= readinessLevels.indexOf(required);
			expect(
				codes({ competitionReadiness: has }, { competitionReadinessRequired: required }),
			).toEqual(enough ? [] : ["readiness_too_low"]);
		},
	);
});

const strict: EventClassLimits = {
	minAge: 30,
	maxAge: 35,
	minBeltLevel: "black-1",
	maxBeltLevel: "black-1",
	minWeight: 80,
	maxWeight: 90,
	genderRestriction: "male",
	competitionReadinessRequired: "Worldwide",
};

test("reports all unmet rules at once", () => {
	expect(codes({}, strict)).toEqual([
		"age_too_young",
		"gender_other",
		"belt_too_low",
		"weight_too_low",
		"readiness_too_low",
	]);
	const unknown = { dateOfBirth: null, gender: null, declaredWeight: null };
	const missing = evaluateEligibility(
		{ ...anybody, ...unknown, currentBelt: "black-1", competitionReadiness: "Worldwide" },
		strict,
		event,
	);
	expect(missing.map(({ code }) => code)).toEqual([
		"age_missing",
		"gender_missing",
		"weight_missing",
	]);
	expect(missing.every(isMissingData)).toBe(true);
});

const someone = fc.record<Entrant>({
	dateOfBirth: fc.option(
		fc
			.date({ min: new Date("1950-01-01"), max: new Date("2022-12-31"), noInvalidDate: true })
			.map((date) => date.toISOString().slice(0, 10)),
	),
	gender: fc.option(fc.constantFrom(...genders)),
	currentBelt: fc.constantFrom(...ladder),
	competitionReadiness: fc.constantFrom(...readinessLevels),
	declaredWeight: fc.option(fc.integer({ min: 200, max: 1500 }).map((tenths) => tenths / 10)),
});
const someEventClass = fc.record<EventClassLimits>({
	minAge: fc.option(fc.integer({ min: 0, max: 60 })),
	maxAge: fc.option(fc.integer({ min: 0, max: 60 })),
	minBeltLevel: fc.option(fc.constantFrom(...ladder)),
	maxBeltLevel: fc.option(fc.constantFrom(...ladder)),
	minWeight: fc.option(fc.integer({ min: 20, max: 150 })),
	maxWeight: fc.option(fc.integer({ min: 20, max: 150 })),
	genderRestriction: fc.option(fc.constantFrom(...genders)),
	competitionReadinessRequired: fc.option(fc.constantFrom(...readinessLevels)),
});

describe("evaluate, for random people and classes", () => {
	test("gives only known reasons, each at most once", () => {
		fc.assert(
			fc.property(someone, someEventClass, (person, limits) => {
				const found = evaluateEligibility(person, limits, event).map(({ code }) => code);
				expect(new Set(found).size).toBe(found.length);
				expect(found.every((code) => reasonCodes.includes(code))).toBe(true);
			}),
		);
	});

	test("removing all limits leaves no reason, and removing one never adds a reason", () => {
		fc.assert(
			fc.property(
				someone,
				someEventClass,
				fc.constantFrom(...(Object.keys(free) as (keyof EventClassLimits)[])),
				(person, limits, lifted) => {
					expect(evaluateEligibility(person, free, event)).toEqual([]);
					const before = evaluateEligibility(person, limits, event).length;
					expect(
						evaluateEligibility(person, { ...limits, [lifted]: null }, event).length,
					).toBeLessThanOrEqual(before);
				},
			),
		);
	});

	test("a promotion never causes the reason belt_too_low", () => {
		fc.assert(
			fc.property(someone, someEventClass, (person, limits) => {
				const next = ladder[rankOf(person.currentBelt) + 1] ?? person.currentBelt;
				const low = (belt: Entrant) =>
					evaluateEligibility(belt, limits, event).some(({ code }) => code === "belt_too_low");
				if (!low(person)) expect(low({ ...person, currentBelt: next })).toBe(false);
			}),
		);
	});
});
