import { faultsOf } from "../../tests/core/fieldFaults.ts";
import { EventClassesInput, EventClassInput } from "./event-classes/event-classes.schema.ts";
import { EventInput, EventsQuery, RemoveQuery } from "./events/events.schema.ts";
import { JudgeInput } from "./judges/judges.input.schema.ts";
import { LedgerLine } from "./ledger/ledger.schema.ts";
import { Agreement, Decision, Entry, Squad } from "./registrations/registrations.schema.ts";

const list = <T>(count: number, one: T) => Array.from({ length: count }, () => one);

describe("an event", () => {
	const event = { titleEn: "Cup", titleAr: "كأس", eventDate: "2027-04-17" };
	const faults = (wish: object) => faultsOf(EventInput, { ...event, ...wish });

	test("without anything else has no limit, costs nothing that is stated, and asks for nothing", () => {
		expect(EventInput.parse(event)).toMatchObject({
			eventType: "event",
			offerHours: 0,
			maxParticipants: 0,
			waitingList: true,
			membershipRule: "none",
			requiredDocument: "none",
			guardianConsent: false,
			waitingRoom: false,
			paymentRule: "desk",
			unpaidRule: "keep",
			lateCancellation: "void",
		});
		expect(faults({ titleEn: "" })).toEqual(["titleEn required"]);
		expect(faults({ titleAr: "" })).toEqual(["titleAr required"]);
	});

	test.each([
		["a late price has a first day", { lateFee: 5_000, fee: 3_000 }, ["lateFrom required"]],
		["a late price from a day on", { lateFee: 5_000, fee: 3_000, lateFrom: "2027-04-01" }, []],
		["no late price", { fee: 3_000 }, []],
		["a day without a late price", { fee: 3_000, lateFrom: "2027-04-01" }, []],
		["ends on its day", { endDate: "2027-04-17" }, []],
		["ends a day earlier", { endDate: "2027-04-16" }, ["endDate end_before_start"]],
		[
			"ends an hour before it starts",
			{ eventDate: "2027-04-17T10:00", endDate: "2027-04-17T09:00" },
			["endDate end_before_start"],
		],
		["ends when it starts", { eventDate: "2027-04-17T10:00", endDate: "2027-04-17T10:00" }, []],
		["closes on its day", { registrationDeadline: "2027-04-17" }, []],
		[
			"closes a day later",
			{ registrationDeadline: "2027-04-18" },
			["registrationDeadline deadline_after_start"],
		],
		[
			"closes when it starts",
			{ eventDate: "2027-04-17T10:00", registrationDeadline: "2027-04-17T10:00" },
			[],
		],
		[
			"closes after it starts",
			{ eventDate: "2027-04-17T10:00", registrationDeadline: "2027-04-17T10:01" },
			["registrationDeadline deadline_after_start"],
		],
		["opens on its day", { registrationOpensAt: "2027-04-17" }, []],
		[
			"opens a day later",
			{ registrationOpensAt: "2027-04-18" },
			["registrationOpensAt opens_after_deadline"],
		],
		[
			"opens on its deadline",
			{ registrationDeadline: "2027-04-10", registrationOpensAt: "2027-04-10" },
			[],
		],
		[
			"opens at the minute of its deadline",
			{ registrationDeadline: "2027-04-10T10:00", registrationOpensAt: "2027-04-10T10:00" },
			[],
		],
		[
			"opens after its deadline",
			{ registrationDeadline: "2027-04-10", registrationOpensAt: "2027-04-11" },
			["registrationOpensAt opens_after_deadline"],
		],
		[
			"has a waiting room without an hour",
			{ waitingRoom: true },
			["registrationOpensAt hour_needed"],
		],
		[
			"has a waiting room that opens",
			{ waitingRoom: true, registrationOpensAt: "2027-04-10T20:00" },
			[],
		],
		["opens without a waiting room", { registrationOpensAt: "2027-04-10T20:00" }, []],
	])("%s", (_, wish, expected) => expect(faults(wish)).toEqual(expected));

	test.each([
		["7", 7],
		[7, 7],
		["", null],
		[null, null],
		[undefined, undefined],
		["x", "refused"],
		["0", "refused"],
		["1234567890123456", "refused"],
		[["7"], "refused"],
	])("the coach %j of a form is read as %s", (coachId, read) => {
		const { success, data } = EventInput.safeParse({ ...event, coachId });
		expect(success ? data.coachId : "refused").toBe(read);
	});

	test("a list names upcoming, held, open or past events", () => {
		for (const when of ["upcoming", "held", "open", "past"])
			expect(EventsQuery.safeParse({ when }).success).toBe(true);
		for (const wrong of [{ when: "all" }, { month: "2026-13" }, { type: "party" }])
			expect(EventsQuery.safeParse(wrong).success).toBe(false);
		for (const force of ["true", "false"]) expect(RemoveQuery.parse({ force })).toEqual({ force });
		expect(RemoveQuery.safeParse({ force: "yes" }).success).toBe(false);
	});
});

describe("an event class", () => {
	const faults = (wish: object) => faultsOf(EventClassInput, { className: "U12", ...wish });
	const read = (wish: object) => EventClassInput.parse({ className: "U12", ...wish });

	test.each([
		["minAge", "maxAge", 9, 10],
		["minWeight", "maxWeight", 30, 35],
		["minBeltLevel", "maxBeltLevel", "blue-8", "yellow-6"],
	])("%s is not above %s", (min, max, low, high) => {
		expect(faults({ [min]: low, [max]: high })).toEqual([]);
		expect(faults({ [min]: low, [max]: low })).toEqual([]);
		expect(faults({ [min]: high, [max]: low })).toEqual([`${max} max_below_min`]);
		for (const one of [{ [min]: high }, { [max]: low }, { [min]: high, [max]: null }])
			expect(faults(one)).toEqual([]);
	});

	test("the first rank of a colour as the upper limit stands for the whole colour", () => {
		expect(faults({ minBeltLevel: "green-3", maxBeltLevel: "green-4" })).toEqual([]);
		expect(faults({ minBeltLevel: "brown-2", maxBeltLevel: "green-4" })).toEqual([
			"maxBeltLevel max_below_min",
		]);
	});

	test.each(["minBeltLevel", "genderRestriction", "competitionReadinessRequired"])(
		"no restriction of %s may be sent in each way",
		(field) => {
			for (const none of ["none", "", null])
				expect(read({ [field]: none })).toMatchObject({ [field]: null });
			expect(faults({ [field]: "anything" })).toHaveLength(1);
		},
	);

	test("each restriction is kept", () => {
		const limits = {
			minBeltLevel: "blue-8",
			genderRestriction: "female",
			competitionReadinessRequired: "Worldwide",
		};
		expect(read(limits)).toMatchObject(limits);
		expect(read({})).toMatchObject({ maxParticipants: 0, waitingList: true });
	});

	test("are added one to forty at once", () => {
		const add = (count: number) =>
			faultsOf(EventClassesInput, { classes: list(count, { className: "U12" }) });
		expect([add(0), add(1), add(40), add(41)]).toEqual([
			["classes required"],
			[],
			[],
			["classes too_long"],
		]);
	});
});

describe("registrations", () => {
	test("are made and decided one to a hundred at once", () => {
		const row = { userId: 1, classId: null };
		const enter = (count: number) => faultsOf(Squad, list(count, row));
		expect([enter(0), enter(1), enter(100), enter(101)]).toEqual([
			["required"],
			[],
			[],
			["too_long"],
		]);
		const decide = (count: number) =>
			faultsOf(Decision, { ids: list(count, "1-2"), decision: "approve" });
		expect([decide(0), decide(1), decide(100), decide(101)]).toEqual([
			["ids required"],
			[],
			[],
			["ids too_long"],
		]);
		expect(faultsOf(Decision, { ids: ["1-2-3"], decision: "reject" })).toEqual([]);
		expect(faultsOf(Decision, { ids: ["1-2"], decision: "wait" })).toHaveLength(1);
	});

	test("a link of a guardian has 200 signs at most", () => {
		expect(faultsOf(Agreement, { token: "x".repeat(200) })).toEqual([]);
		expect(faultsOf(Agreement, { token: "x".repeat(201) })).toEqual(["token invalid"]);
	});

	test("are made online or at the entry desk", () => {
		for (const type of ["online", "onsite"])
			expect(Entry.shape.registrationType.safeParse(type).success).toBe(true);
		expect(Entry.shape.registrationType.safeParse("phone").success).toBe(false);
	});

	test("a line of the ledger says that a place was taken or given back", () => {
		for (const kind of ["taken", "given"])
			expect(LedgerLine.shape.kind.safeParse(kind).success).toBe(true);
		expect(LedgerLine.shape.kind.safeParse("refused").success).toBe(false);
	});
});

test("a judge has each specialization once, in one order, of at most twenty sent", () => {
	const judge = { userId: 7, competitionLevel: "Local" };
	const read = (specializations: string[]) => JudgeInput.safeParse({ ...judge, specializations });
	expect(read(["Kumite", "Kata", "Kumite"]).data?.specializations).toEqual(["Kata", "Kumite"]);
	expect(read(list(20, "Kata")).data?.specializations).toEqual(["Kata"]);
	expect(faultsOf(JudgeInput, { ...judge, specializations: list(21, "Kata") })).toEqual([
		"specializations too_long",
	]);
	expect(JudgeInput.parse(judge)).toMatchObject({ specializations: [], competitionsOfficiated: 0 });
});
