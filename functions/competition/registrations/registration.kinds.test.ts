import type { RegistrationRecord } from "./registration.entity.ts";
import { choosesClass, isEventSeat, isVisible, kindOf } from "./registration.kinds.ts";

const record = (classId: number, classes: number | undefined, status = "pending") =>
	({ classId, classes, status }) as RegistrationRecord;

test.each([
	[record(3, undefined), "eventClass"],
	[record(0, undefined), "event"],
	[record(0, undefined, "cancelled"), "event"],
	[record(0, 0), "unassigned"],
	[record(0, 0, "waitlisted"), "unassigned"],
	[record(0, 0, "rejected"), "unassigned"],
	[record(0, 2), "seat"],
	// The last class registration of this seat was cancelled.
	[record(0, 0, "cancelled"), "seat"],
] as const)("classifies the registration %j as %s", (stored, kind) =>
	expect(kindOf(stored)).toBe(kind),
);

test("shows people every registration except an event seat", () => {
	expect([record(3, undefined), record(0, undefined), record(0, 0)].every(isVisible)).toBe(true);
	expect(isVisible(record(0, 1))).toBe(false);
});

test("only a place at an event with classes is an event seat", () => {
	expect([record(0, 0), record(0, 2)].every(isEventSeat)).toBe(true);
	expect([record(3, undefined), record(0, undefined)].some(isEventSeat)).toBe(false);
});

test("asks for a class only while the registration is active", () => {
	expect(choosesClass(record(0, 0))).toBe(true);
	expect(choosesClass(record(0, 0, "rejected"))).toBe(false);
	expect(choosesClass(record(0, 1))).toBe(false);
});
