import {
	announcedChanges,
	changedTerms,
	isInList,
	takesEntries,
	upcomingFirst,
	waitRefusal,
} from "./events/events.rules.ts";
import { registrationStates } from "./events/events.schema.ts";
import { byStanding, matchingJudges, mayJudge } from "./judges/judges.rules.ts";
import type { JudgeRow } from "./judges/judges.schema.ts";
import { breaksIn, hashOf, noHash, refOf, replayLedger } from "./ledger/ledger.rules.ts";
import type { LedgerLine } from "./ledger/ledger.schema.ts";
import { drawOrder } from "./waiting-room/draw.rules.ts";

describe("events", () => {
	test("accept registrations while they are open, if only on the waiting list", () => {
		const taking = registrationStates.filter((state) => takesEntries({ registrationState: state }));
		expect(taking).toEqual(["open", "waitlist"]);
		const inList = (list: keyof typeof isInList) =>
			registrationStates.filter((state) => isInList[list]({ registrationState: state }));
		expect(inList("upcoming")).toEqual(registrationStates);
		expect(inList("held")).toEqual(["notOpen", "open", "waitlist", "full", "closed"]);
		expect(inList("open")).toEqual(["open", "waitlist"]);
	});

	test("refuse nobody for whom there is a place, whatever lists they have", () => {
		const none = { event: false, class: false };
		for (const lists of [none, { event: true, class: false }, { event: false, class: true }])
			expect(waitRefusal(none, lists)).toBeNull();
	});

	test("come soonest first, and past ones behind them, latest first", () => {
		const now = Date.parse("2026-11-22T09:00:00Z");
		const days = ["2026-11-20", "2026-12-01", "2026-11-22", "2026-11-21", "2026-11-30"];
		const sorted = days.map((eventDate) => ({ eventDate, endDate: null })).sort(upcomingFirst(now));
		expect(sorted.map(({ eventDate }) => eventDate)).toEqual([
			"2026-11-22",
			"2026-11-30",
			"2026-12-01",
			"2026-11-21",
			"2026-11-20",
		]);
	});

	const before = {
		eventDate: "2027-04-17",
		endDate: "2027-04-18",
		location: "Hall",
		locationAr: "صالة",
		registrationDeadline: "2027-04-01",
		schedule: "9:00",
	};
	const nothing = { days: false, place: false, deadline: false, programme: false };

	test.each<[object, Partial<typeof nothing>]>([
		[{}, {}],
		[{ eventDate: "2027-04-16" }, { days: true }],
		[{ endDate: "2027-04-19" }, { days: true }],
		[{ endDate: null }, { days: true }],
		[{ location: "Arena" }, { place: true }],
		[{ location: "" }, {}],
		[{ location: "", locationAr: "قاعة" }, {}],
		[{ locationAr: "قاعة" }, { place: true }],
		// A translation that is added or removed moves nothing.
		[{ locationAr: null }, {}],
		[{ locationAr: "" }, {}],
		[{ registrationDeadline: "2027-03-31" }, { deadline: true }],
		[{ registrationDeadline: "2027-04-02" }, {}],
		[{ registrationDeadline: null }, {}],
		[{ schedule: "10:00" }, { programme: true }],
		[{ schedule: null }, {}],
		[{ schedule: "" }, {}],
	])("that change by %j announce %j", (wish, expected) => {
		expect(announcedChanges(before, { ...before, ...wish })).toEqual({ ...nothing, ...expected });
	});

	test.each<[object, object, Partial<typeof nothing>]>([
		[{ registrationDeadline: null }, {}, { deadline: true }],
		[{ registrationDeadline: "2027-04-01T00:00" }, {}, {}],
		[{ locationAr: null }, {}, {}],
		[{ schedule: null }, {}, { programme: true }],
		[{ endDate: undefined }, { endDate: null }, {}],
		[{ endDate: "" }, { endDate: null }, {}],
		[{ location: "" }, {}, { place: true }],
	])("that change from %j to %j announce %j", (was, is, expected) => {
		expect(announcedChanges({ ...before, ...was }, { ...before, ...is })).toEqual({
			...nothing,
			...expected,
		});
	});

	test.each([
		["conditions", "requiredDocument membershipRule guardianConsent ageReferenceDate"],
		["payment", "payUntil paymentRule unpaidRule lateCancellation"],
		["price", "fee lateFee lateFrom memberFee"],
	])("that change their %s say so, for each of: %s", (kind, names) => {
		const none = { conditions: false, payment: false, price: false };
		for (const name of names.split(" ")) {
			const changed = { ...none, [kind]: true };
			expect([name, changedTerms({ [name]: 1 }, { [name]: 2 })]).toEqual([name, changed]);
			expect([name, changedTerms({ [name]: 1 }, {})]).toEqual([name, changed]);
			expect([name, changedTerms({}, { [name]: 1 })]).toEqual([name, changed]);
			expect([name, changedTerms({ [name]: 1 }, { [name]: 1 })]).toEqual([name, none]);
			expect([name, changedTerms({ [name]: null }, {})]).toEqual([name, none]);
			expect([name, changedTerms({}, { [name]: null })]).toEqual([name, none]);
		}
	});
});

describe("judges", () => {
	const row = (id: number, names: Partial<JudgeRow["users"]>): JudgeRow => ({
		judges: {
			id,
			userId: id,
			isActive: true,
			competitionLevel: "Local",
			competitionsOfficiated: 0,
			specializations: [],
			certificationDate: null,
			version: 1,
		},
		users: {
			firstName: "Noura",
			lastName: "Salem",
			firstNameAr: null,
			lastNameAr: null,
			currentBelt: "black-1",
			profileImageUrl: null,
			competitionReadiness: "Local",
			...names,
		},
	});
	const found = (judge: JudgeRow, name: string) =>
		matchingJudges([judge], { name, level: "", belt: "" }).length;

	test.each([
		[{ firstName: "Dana" }, "dana"],
		[{ lastName: "Aziz" }, "aziz"],
		[{ firstNameAr: "دانة" }, "دانة"],
		[{ lastNameAr: "عزيز" }, "عزيز"],
	])("with %j are found by %s", (names, query) => {
		expect([found(row(1, names), query), found(row(1, {}), query)]).toEqual([1, 0]);
	});

	test("of the same level, belt and name come by their number", () => {
		expect(
			[row(3, {}), row(1, {}), row(2, {})].sort(byStanding).map(({ judges }) => judges.id),
		).toEqual([1, 2, 3]);
	});

	test("are coaches and staff", () => {
		const may = (["member", "coach", "admin", "super-admin"] as const).map((role) =>
			mayJudge({ role }),
		);
		expect(may).toEqual([false, true, true, true]);
	});
});

describe("the ledger of places", () => {
	const line: Omit<LedgerLine, "hash"> = {
		chain: 1,
		n: 1,
		step: "s1",
		kind: "taken",
		classId: 4,
		at: "2026-11-22T10:00:00.000Z",
		ref: "r1",
		prev: noHash,
	};

	test("hashes in hexadecimal digits, two for each byte", async () => {
		// The SHA-256 of "salt entry", computed by another program.
		expect(await refOf("salt", "entry")).toBe(
			"ba7e08b70711a27c901e3192f1df6e287b4dca8468e8cfab01894c372255350b",
		);
	});

	test.each(Object.keys(line) as (keyof typeof line)[])(
		"changes the hash with the field %s",
		async (field) => {
			const other = { ...line, [field]: typeof line[field] === "number" ? 9 : "other" };
			expect(await hashOf(7, other)).not.toBe(await hashOf(7, line));
			expect(await hashOf(8, line)).not.toBe(await hashOf(7, line));
		},
	);

	async function chainOf(count: number): Promise<LedgerLine[]> {
		const lines: LedgerLine[] = [];
		for (let n = 1; n <= count; n++) {
			const next = { ...line, n, step: `s${n}`, prev: lines.at(-1)?.hash ?? noHash };
			lines.push({ ...next, hash: await hashOf(7, next) });
		}
		return lines;
	}

	test("finds lines that are missing at the beginning, within and at the end", async () => {
		const lines = await chainOf(4);
		const head = lines[3];
		const faults = (some: LedgerLine[], from?: number) => breaksIn(7, some, head, from);
		expect(await faults(lines)).toEqual([]);
		expect(await faults(lines, 3)).toEqual([]);
		expect(await faults(lines.slice(1))).toEqual([{ fault: "missing", n: 1 }]);
		expect(await faults([lines[0], lines[3]])).toEqual([{ fault: "missing", n: 2 }]);
		expect(await faults(lines.slice(0, 3))).toEqual([{ fault: "missing", n: 4 }]);
		expect(await faults([])).toEqual([{ fault: "missing", n: 1 }]);
		expect(await faults([], 3)).toEqual([{ fault: "missing", n: 3 }]);
		const altered = { ...lines[0], ref: "other" };
		expect(await faults([altered, lines[1], lines[3]])).toEqual([
			{ fault: "altered", n: 1 },
			{ fault: "missing", n: 3 },
		]);
	});

	test("names the class of each place that is held", () => {
		const { places, faults } = replayLedger([
			{ ...line, hash: "" },
			{ ...line, ref: "r2", classId: 0, hash: "" },
			{ ...line, ref: "r3", hash: "" },
			{ ...line, ref: "r3", kind: "given", hash: "" },
		]);
		expect([[...places], faults]).toEqual([
			[
				["r1", 4],
				["r2", 0],
			],
			[],
		]);
	});
});

/** The order that the published method gives for this seed, computed by another program. */
const drawn = [7, 2, 3, 6, 5, 1, 4];

test("anybody can repeat a draw from its seed and counts", async () => {
	const order = await drawOrder("seed", [3, 4]);
	expect([...order].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
	expect([...(await drawOrder("seed", [3, 4]))]).toEqual([...order]);
	expect([...order]).toEqual(drawn);
});
