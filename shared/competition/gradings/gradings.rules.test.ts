import {
	beltAfter,
	decisionFaults,
	isRecent,
	leastExaminer,
	leastExaminers,
	mayExamine,
	mayStep,
} from "./gradings.rules.ts";

const ranks = { fromBelt: "blue-8", toBelt: "yellow-5" } as const;
const day = "2026-02-28";

test("a candidate has the requested, a lower or the present rank after a decision", () => {
	expect(beltAfter(ranks, { outcome: "pass" })).toBe("yellow-5");
	expect(beltAfter(ranks, { outcome: "lower", belt: "yellow-6" })).toBe("yellow-6");
	for (const outcome of ["repeat", "fail", "absent"] as const)
		expect(beltAfter(ranks, { outcome })).toBe("blue-8");
	expect(beltAfter(ranks, undefined)).toBe("blue-8");
});

test("a lower rank lies between the present and the requested one", () => {
	expect(decisionFaults(ranks, { outcome: "lower" }, day)).toEqual({ belt: "required" });
	for (const belt of ["blue-8", "yellow-5", "green-4", "white"] as const)
		expect(decisionFaults(ranks, { outcome: "lower", belt }, day)).toEqual({ belt: "invalid" });
	for (const belt of ["blue-7", "yellow-6"] as const)
		expect(decisionFaults(ranks, { outcome: "lower", belt }, day)).toEqual({});
});

test("parts are repeated within twelve months", () => {
	const repeat = { outcome: "repeat" as const, repeatParts: ["kata" as const] };
	expect(decisionFaults(ranks, { outcome: "repeat", repeatParts: [] }, day)).toEqual({
		repeatParts: "required",
	});
	expect(decisionFaults(ranks, repeat, day)).toEqual({});
	expect(decisionFaults(ranks, { ...repeat, repeatBy: "2027-02-28" }, day)).toEqual({});
	expect(decisionFaults(ranks, { ...repeat, repeatBy: "2027-03-01" }, day)).toEqual({
		repeatBy: "too_big",
	});
	expect(decisionFaults(ranks, { ...repeat, repeatBy: day }, day)).toEqual({ repeatBy: "invalid" });
});

test("examiners hold a black belt, for a dan two ranks above, and three examine from the third dan on", () => {
	expect(leastExaminer("orange-10")).toBe("black-1");
	expect(leastExaminer("black-1")).toBe("black-3");
	expect(leastExaminer("black-9")).toBe("black-5");
	expect(mayExamine("brown-1", "white")).toBe(false);
	expect(mayExamine("black-2", "black-1")).toBe(false);
	expect(mayExamine("black-5", "black-3")).toBe(true);
	expect(["brown-1", "black-2", "black-3"].map((belt) => leastExaminers(belt as "white"))).toEqual([
		1, 1, 3,
	]);
});

test("a list is fixed, opened again and applied once", () => {
	expect(mayStep("open", "fixing")).toBe(true);
	expect(mayStep("open", "applying")).toBe(false);
	for (const to of ["open", "fixing", "closed", "applying"] as const)
		expect(mayStep("fixed", to)).toBe(true);
	for (const to of ["fixed", "applying"] as const) expect(mayStep("closed", to)).toBe(true);
	for (const to of ["open", "fixing"] as const) expect(mayStep("closed", to)).toBe(false);
	for (const from of ["fixing", "applying", "applied"] as const)
		for (const to of ["open", "fixing", "applying"] as const) expect(mayStep(from, to)).toBe(false);
});

test("a result is recent for seven days", () => {
	const at = "2026-11-20T12:00:00.000Z";
	expect(isRecent(at, Date.parse("2026-11-27T11:59:59.999Z"))).toBe(true);
	expect(isRecent(at, Date.parse("2026-11-27T12:00:00.000Z"))).toBe(false);
});
