import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import {
	findNearest,
	onlyChoice,
	sortEventClasses,
	takesSquads,
	type Verdict,
	wrongWeight,
} from "./squad.ts";

const eventClass = (id: number, wish: object = {}) =>
	({ id, minWeight: null, maxWeight: null, ...wish }) as unknown as EventClass;
const verdict = (classId: number | null, ...codes: string[]) =>
	({
		classId,
		reasons: codes.map((code) => ({ code, params: {} })),
		warnings: [],
	}) as unknown as Verdict;
const entered = (classId: number, status = "approved") => ({ classId, status }) as Entry;

test.each([
	["open", 0, true],
	["waitlist", 0, true],
	["full", 0, false],
	["full", 1, true],
	["closed", 1, false],
])("an event that is %s with %d classes takes squads: %s", (registrationState, count, expected) => {
	const classes = Array.from({ length: count }, (_, at) => eventClass(at));
	expect(takesSquads({ registrationState, classes } as unknown as Event)).toBe(expected);
});

test("classes are open without a reason, or if only the weight is missing, and not if entered", () => {
	const classes = [1, 2, 3, 4, 5].map((id) => eventClass(id));
	const verdicts = [
		verdict(1),
		verdict(2, "weight_missing"),
		verdict(3, "weight_missing", "age_low"),
		verdict(4),
	];
	const { open, closed } = sortEventClasses(classes, verdicts, [
		entered(4),
		entered(5, "cancelled"),
	]);
	expect(open.map(({ id }) => id)).toEqual([1, 2, 5]);
	expect(closed.map(({ own, reasons }) => [own.id, reasons.length])).toEqual([[3, 2]]);
});

test("the nearest class has the fewest reasons, and one for the other gender comes last", () => {
	const closed = (id: number, ...codes: string[]) => ({
		own: eventClass(id),
		reasons: codes.map((code) => ({ code, params: {} })) as never,
	});
	const all = [closed(1, "gender_other"), closed(2, "age_low", "belt_low"), closed(3, "age_low")];
	expect(findNearest(all)?.own.id).toBe(3);
	expect(findNearest(all.slice(0, 2))?.own.id).toBe(2);
	expect(findNearest([])).toBeUndefined();
});

test("nearest is the class that is nearest in age, whatever else is wrong with it", () => {
	const judged = (id: number, ...reasons: [code: string, params?: object][]) => ({
		own: eventClass(id),
		reasons: reasons.map(([code, params = {}]) => ({ code, params })) as never,
	});
	const women = judged(1, ["age_too_young", { age: 9, min: 16 }]);
	const juniors = judged(
		2,
		["age_too_young", { age: 9, min: 12 }],
		["belt_too_low"],
		["weight_too_low"],
	);
	const boys = judged(3, ["gender_other"]);
	expect(findNearest([women, boys, juniors])?.own.id).toBe(2);
	expect(findNearest([women, boys])?.own.id).toBe(1);
	const seniors = judged(4, ["age_too_old", { age: 40, max: 39 }]);
	const masters = judged(5, ["age_too_old", { age: 40, max: 35 }]);
	expect(findNearest([masters, seniors])?.own.id).toBe(4);
});

test.each<[string, EventClass[], Verdict[], Entry[], string | null]>([
	["the event itself", [], [verdict(null)], [], "0"],
	["nothing if the event refuses the person", [], [verdict(null, "age_low")], [], null],
	["the one class that is open", [eventClass(1), eventClass(2)], [verdict(1, "age_low")], [], "2"],
	["nothing if several are open", [eventClass(1), eventClass(2)], [], [], null],
	["nothing if none is open", [eventClass(1)], [verdict(1, "age_low")], [], null],
	[
		"nothing for a person who is registered",
		[eventClass(1), eventClass(2)],
		[],
		[entered(1)],
		null,
	],
	[
		"the one class of a person who has cancelled",
		[eventClass(1)],
		[],
		[entered(1, "cancelled")],
		"1",
	],
])("what is chosen beforehand is %s", (_, classes, verdicts, entries, classId) => {
	expect(onlyChoice({ classes }, verdicts, entries)?.classId ?? null).toBe(classId);
});

test.each([
	["", {}, undefined],
	["", { minWeight: 30 }, "required"],
	["", { maxWeight: 40 }, "required"],
	["35", { minWeight: 30 }, undefined],
	["35.5", {}, undefined],
])("the weight “%s” in a class with %j is wrong as %s", (weight, limits, code) => {
	expect(wrongWeight({ classId: "1", weight }, eventClass(1, limits))).toBe(code);
});

test("a weight that is no number is wrong in any class", () => {
	expect(wrongWeight({ classId: "1", weight: "heavy" }, eventClass(1))).toEqual(expect.any(String));
});
