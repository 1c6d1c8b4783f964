import { type Findings, faultsIn, writeReport } from "./report.ts";

const exact = { placed: 2, expected: 2, waiting: 1, over: 0, under: 0, duplicates: 0, orphans: 0 };
const press = (id: number, standing: "placed" | "waiting", answered: number) => ({
	id,
	standing,
	answered,
	pressed: 1_000,
	fresh: 1,
});
const waiting = (userId: number, order: string) => ({
	userId,
	classId: 0,
	status: "waitlisted",
	order,
});

const good: Findings = {
	plan: { users: 3, places: 2, classes: 0, within: 1 },
	opensAt: 1_000,
	gathered: null,
	pressed: {
		presses: [press(1, "placed", 1_100), press(2, "placed", 1_300), press(3, "waiting", 3_500)],
		answers: { "201": 2, "202": 1, "503 busy": 1, "200": 1 },
		clicks: 4,
	},
	entries: [waiting(3, "a")],
	atRest: { reached: true, ms: 800 },
	exact,
	cancelled: { userIds: new Set([1]), answers: { "200": 1 }, successors: 1, times: [40] },
	atRestAgain: { reached: true, ms: 300 },
	exactAgain: { ...exact, waiting: 0 },
	traces: 0,
	removal: { removed: 12, left: 0 },
};

test("the report shows outcomes, times and pace", () => {
	const lines = writeReport(good, "http://localhost:1");
	for (const line of [
		/^Rehearsal on http:\/\/localhost:1: 3 people, 2 places, all within 1 s\n/,
		/After the opening +placed 2 of 2, waiting 1; over 0, under 0, duplicates 0, orphans 0\n/,
		/ placed +2 +100 ms +300 ms +300 ms\n/,
		/ waiting +1 +2\.50 s +2\.50 s +2\.50 s\n/,
		/ busy +0 +– +– +–\n/,
		/Answers +200: 1 · 201: 2 · 202: 1 · 503 busy: 1\n/,
		/Attempts a request +1\.25 \(4 requests\)\n/,
		/Sold out +after 300 ms; placed\/s 7\n/,
		/promoted 1 of 1, p50 40 ms, p99 40 ms\n/,
		/5xx other than busy +0; busy 1\n/,
		/Exact\.$/,
	])
		expect(lines).toMatch(line);
});

/** Three people in a waiting room that opens at 1,000 and admits one a second. */
const gathered = (positions: [number, number][]): Findings["gathered"] => ({
	positions: new Map(positions),
	turns: new Map(),
	drawnAfter: 20,
	calls: 6,
	signedIn: { count: 3, ms: 1_500 },
	room: {
		asOf: "",
		opensAt: "",
		lobbyAt: "",
		commitment: "",
		numbers: 2,
		last: 3,
		drawn: null,
		nowServing: 0,
		admission: { first: 0, to: null, since: 1_000, ran: 0, held: false, perSecond: 1 },
	},
});
const inTurn: [number, number][] = [
	[1, 1],
	[2, 2],
	[3, 3],
];
const enteredAt = (userId: number, at: number) => ({
	...waiting(userId, "a"),
	registeredAt: new Date(at).toISOString(),
});

test("the report shows how people passed the waiting room", () => {
	const entries = [enteredAt(1, 2_000), enteredAt(2, 3_100), enteredAt(3, 4_000)];
	const lines = writeReport({ ...good, gathered: gathered(inTurn), entries }, "");
	expect(lines).toMatch(
		/Waiting room +2 numbers, 1 came later; drawn 20 ms after the hour; 1 a second; 0 twice, 0 out of turn\n/,
	);
	expect(lines).toMatch(
		/ 3\.3 calls a person and minute; 3 signed in within 1\.50 s \(2\.0\/s\), before the hour\n/,
	);
});

test("the report counts people who were overtaken on the waiting list", () => {
	const presses = [press(3, "waiting", 1_500), { ...press(4, "waiting", 2_500), pressed: 2_000 }];
	const entries = [waiting(4, "a"), waiting(3, "b")];
	expect(writeReport({ ...good, pressed: { ...good.pressed, presses }, entries }, "")).toMatch(
		/Waiting list +1 people/,
	);
});

describe("faults of a rehearsal", () => {
	test("a correct rehearsal has no faults, however busy", () => expect(faultsIn(good)).toEqual([]));

	const broken: [string, Partial<Findings>, RegExp][] = [
		[
			"oversold",
			{ exact: { ...exact, placed: 3, over: 1 } },
			/^after the opening: placed 3 of 2.*over 1/,
		],
		["undersold", { exactAgain: { ...exact, under: 1 } }, /^after the cancellations: .*under 1/],
		["duplicates", { exact: { ...exact, duplicates: 2 } }, /duplicates 2/],
		["orphans", { exact: { ...exact, orphans: 1 } }, /orphans 1/],
		[
			"a fault",
			{ pressed: { ...good.pressed, answers: { "502": 1, "503 busy": 9 } } },
			/^1 answers were faults/,
		],
		[
			"a fault in a cancellation",
			{ cancelled: { ...good.cancelled, answers: { "500 internal": 1 } } },
			/faults/,
		],
		[
			"people turned away",
			{ pressed: { ...good.pressed, presses: [refused()] } },
			/^1 people were refused/,
		],
		["restlessness", { atRest: { reached: false, ms: 1 } }, /did not come to rest/],
		[
			"one position for two",
			{ gathered: gathered([...inTurn, [4, 3]]) },
			/^two people had the same position/,
		],
		[
			"somebody who was let in too early",
			{ gathered: gathered(inTurn), entries: [enteredAt(2, 2_900)] },
			/^somebody was let in before their turn/,
		],
		["notifications", { traces: 4 }, /^4 audit lines or notifications/],
		["something left behind", { removal: { removed: 1, left: 2 } }, /^2 items are left/],
	];
	test.each(broken)("the rehearsal fails for %s", (_, wish, fault) => {
		const found = { ...good, ...wish };
		expect(faultsIn(found)).toEqual([expect.stringMatching(fault)]);
		expect(writeReport(found, "")).toContain("NOT RIGHT:\n  ");
	});
});

function refused() {
	return { id: 9, standing: "refused" as const, pressed: 0, answered: 1, fresh: 0 };
}
