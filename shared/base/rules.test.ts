import { isEventPool } from "./places/allotment.rules.ts";
import { canTakeBack, highestAdmitted, isEarly, lacksClasses } from "./ranks/belts.rules.ts";

test("class 0 are the places of the event itself", () => {
	expect([isEventPool({ classId: 0 }), isEventPool({ classId: 1 })]).toEqual([true, false]);
});

test("a decision on a promotion can be taken back for seven days", () => {
	const decidedAt = "2026-11-22T10:00:00.000Z";
	const at = Date.parse(decidedAt);
	const week = 7 * 24 * 60 * 60 * 1000;
	expect([canTakeBack(decidedAt, at), canTakeBack(decidedAt, at + week - 1)]).toEqual([true, true]);
	expect(canTakeBack(decidedAt, at + week)).toBe(false);
	expect([canTakeBack(null, at), canTakeBack(undefined, at), canTakeBack(null, 0)]).toEqual([
		false,
		false,
		false,
	]);
});

test("what the settings do not require is never lacking", () => {
	expect(isEarly({ promotionDate: "2026-01-01", eligibleDate: null })).toBe(false);
	expect(lacksClasses({ attended: 3, requiredClasses: undefined })).toBe(false);
	expect(lacksClasses({ attended: undefined, requiredClasses: 3 })).toBe(false);
	expect(lacksClasses({ attended: -1, requiredClasses: null })).toBe(false);
	expect(highestAdmitted("black-10")).toBe("black-10");
});
