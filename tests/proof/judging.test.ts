import type { EventId, JudgeAssignmentId, JudgeId } from "#shared/core/ids.ts";
import { uniqueId } from "../core/unique.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const assignments = await import("#functions/competition/judges/assignments.service.ts");
const { Judges } = await import("#functions/competition/judges/judge.entity.ts");
const { JudgeAssignments } = await import(
	"#functions/competition/judges/judge-assignment.entity.ts"
);
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { AuditLines } = await import("#functions/core/table/audit.entity.ts");
const { Notifications } = await import("#functions/people/notifications/notification.entity.ts");
const { createPeopleForTest } = await import("../core/people.ts");

afterAll(world.close);

const now = Date.parse("2030-05-06T12:00:00.000Z");
const iso = new Date(now).toISOString();
const staff = callerForTest(1, "super-admin", now);
const record = { createdAt: iso, updatedAt: iso, version: 1 };

type Wish = { ofEvent?: object; ofJudge?: object; of?: object };

/** An event, a judge, and the judge's assignment unless it is left out. */
async function judging({ ofEvent, ofJudge, of }: Wish) {
	const [person] = await createPeopleForTest(1, { role: "coach" });
	const [eventId, judgeId, id] = [uniqueId(), uniqueId(), uniqueId()];
	await Events.put({
		...record,
		id: eventId,
		titleEn: "Cup",
		titleAr: "كأس",
		descriptionEn: "",
		descriptionAr: "",
		location: "",
		eventType: "tournament",
		eventDate: "2030-05-06",
		startsAt: iso,
		endsAt: iso,
		maxParticipants: 0,
		published: true,
		shards: 1,
		groups: 1,
		lists: 1,
		...ofEvent,
	} as never).go();
	const judge = {
		...record,
		id: judgeId,
		userId: person.id,
		competitionLevel: "Local" as const,
		specializations: [],
		competitionsOfficiated: 0,
		isActive: true,
		...ofJudge,
	};
	await Judges.put(judge).go();
	if (of)
		await JudgeAssignments.put({
			...record,
			eventId,
			judgeId,
			id,
			status: "pending",
			askedBy: "federation",
			registrationDate: iso,
			...of,
		} as never).go();
	const caller = { ...callerForTest(person.id, "coach", now), judge } as never;
	const params = { id: eventId as EventId, registrationId: id as JudgeAssignmentId };
	const notices = async () =>
		(await Notifications.query.ofPerson({ userId: person.id }).go()).data.map(
			({ params: facts }) => (facts as { status: string }).status,
		);
	const stored = async () =>
		(await JudgeAssignments.get({ eventId, judgeId }).go({ consistent: true })).data;
	const actions = async () =>
		(
			await AuditLines.query.ofEntity({ entityType: "judgeAssignment", entityId: String(id) }).go()
		).data.map(({ action, details }) => [action, details]);
	return { caller, params, notices, stored, actions, eventId, judgeId, person };
}

type Made = Awaited<ReturnType<typeof judging>>;
type Acts = Record<string, { of?: object; act: (made: Made) => Promise<unknown> }>;

const requested = { status: "pending", askedBy: "federation" };
const applied = { status: "pending", askedBy: "judge" };
const accepted = { status: "accepted", askedBy: "federation", answeredBy: "judge" };
const declined = { status: "declined", askedBy: "federation", answeredBy: "judge" };

const acts: Acts = {
	assigning: {
		act: ({ params, judgeId }) =>
			assignments.assignJudge(staff, params.id, { judgeId: judgeId as JudgeId }),
	},
	applying: { act: ({ caller, params }) => assignments.applyAsJudge(caller, params.id) },
	accepting: {
		of: requested,
		act: ({ caller, params }) => assignments.acceptAssignment(caller, params.registrationId),
	},
	declining: {
		of: accepted,
		act: ({ caller, params }) => assignments.declineAssignment(caller, params.registrationId),
	},
	"asking again": {
		of: declined,
		act: ({ params }) => assignments.changeAssignment(staff, params, { status: "pending" }),
	},
	confirming: {
		of: applied,
		act: ({ params }) => assignments.changeAssignment(staff, params, { status: "accepted" }),
	},
	unassigning: { of: accepted, act: ({ params }) => assignments.unassignJudge(staff, params) },
};

/** The error code of a refusal; "done" without one. */
const outcomeOf = (work: Promise<unknown>) =>
	work.then(
		() => "done",
		({ code }) => code,
	);

/** What each act comes to by the state of the event, the judge or the assignment. */
const rules: Record<string, { wish: Wish; otherwise: Record<string, string> }> = {
	"a coming event": { wish: {}, otherwise: {} },
	"the last day of an event": {
		wish: { ofEvent: { eventDate: "2030-05-05", endDate: "2030-05-06" } },
		otherwise: {},
	},
	"an event that is over": {
		wish: { ofEvent: { eventDate: "2030-05-05" } },
		otherwise: {
			assigning: "event_over",
			applying: "event_over",
			accepting: "event_over",
			declining: "event_over",
			"asking again": "event_over",
		},
	},
	"a cancelled event": {
		wish: { ofEvent: { cancelReason: "" } },
		otherwise: {
			assigning: "event_cancelled",
			applying: "event_cancelled",
			accepting: "event_cancelled",
			"asking again": "event_cancelled",
		},
	},
	"a rehearsal": {
		wish: { ofEvent: { shadow: true } },
		otherwise: { assigning: "not_found", applying: "not_found" },
	},
	"a draft": { wish: { ofEvent: { published: false } }, otherwise: { applying: "not_found" } },
	"a judge who is no longer active": {
		wish: { ofJudge: { isActive: false } },
		otherwise: {
			assigning: "judge_inactive",
			applying: "judge_inactive",
			accepting: "judge_inactive",
			"asking again": "judge_inactive",
			confirming: "judge_inactive",
		},
	},
	"a competition that was counted": {
		wish: { of: { settledAt: iso } },
		otherwise: {
			declining: "event_over",
			"asking again": "judge_counted",
			confirming: "judge_counted",
			unassigning: "judge_counted",
		},
	},
};

describe.each(Object.entries(rules))("at %s", (_, { wish, otherwise }) => {
	test.each(Object.entries(acts))(
		"%s is done, or refused by its reason",
		async (name, { of, act }) => {
			const made = await judging({
				...wish,
				...((of || wish.of) && { of: { ...of, ...wish.of } }),
			});
			if (!of && wish.of) return expect(await outcomeOf(act(made))).toBe("judge_assigned");
			expect(await outcomeOf(act(made))).toBe(otherwise[name] ?? "done");
		},
	);
});

describe("a decision about a judge", () => {
	type Change = Parameters<typeof assignments.changeAssignment>[2];

	test.each<[string, object, Change, { notices: string[]; action?: string; stored?: object }]>([
		[
			"confirms an application",
			applied,
			{ status: "accepted" },
			{
				notices: ["confirmed"],
				action: "set_accepted",
				stored: { status: "accepted", answeredBy: "federation" },
			},
		],
		[
			"rejects an application",
			applied,
			{ status: "declined" },
			{ notices: ["rejected"], action: "set_declined", stored: { answeredBy: "federation" } },
		],
		[
			"releases a confirmed judge",
			accepted,
			{ status: "declined" },
			{ notices: ["released"], action: "set_declined" },
		],
		[
			"asks again",
			{ ...declined, answerNotes: "Abroad" },
			{ status: "pending" },
			{
				notices: ["asked"],
				action: "set_pending",
				stored: { askedBy: "federation", answeredBy: undefined, answerNotes: undefined },
			},
		],
		["repeats what is", accepted, { status: "accepted" }, { notices: [] }],
		[
			"gives a role and a tatami",
			accepted,
			{ role: "chief", tatami: 2 },
			{ notices: [], action: "updated", stored: { role: "chief", tatami: 2 } },
		],
		[
			"takes the role back",
			{ ...accepted, role: "chief", tatami: 2 },
			{ role: null, tatami: null },
			{ notices: [], action: "updated", stored: { role: undefined, tatami: undefined } },
		],
		[
			"keeps what it does not name",
			{ ...accepted, role: "chief", notes: "Osu" },
			{ tatami: 3 },
			{ notices: [], action: "updated", stored: { role: "chief", notes: "Osu", tatami: 3 } },
		],
		[
			"takes the notes back",
			{ ...accepted, notes: "Osu" },
			{ notes: null },
			{ notices: [], action: "updated", stored: { notes: undefined } },
		],
	])("%s", async (_, of, change, expected) => {
		const { params, notices, stored, actions, eventId, judgeId } = await judging({ of });
		const answer = await assignments.changeAssignment(staff, params, change);
		const after = (await stored()) as unknown as Record<string, unknown>;
		expect(await notices()).toEqual(expected.notices);
		for (const [name, value] of Object.entries(expected.stored ?? {}))
			expect([name, after[name]]).toEqual([name, value]);
		expect(after.version).toBe(expected.action ? 2 : 1);
		expect(answer).toMatchObject({
			status: after.status,
			role: after.role ?? null,
			tatami: after.tatami ?? null,
			notes: after.notes ?? null,
			answeredBy: after.answeredBy ?? null,
			answerNotes: after.answerNotes ?? null,
		});
		const { status, notes, answerNotes, role, tatami } = after;
		expect(await actions()).toEqual(
			expected.action
				? [
						[
							expected.action,
							JSON.parse(
								JSON.stringify({ eventId, judgeId, status, notes, answerNotes, role, tatami }),
							),
						],
					]
				: [],
		);
	});

	test.each<[string, object, string[]]>([
		["who was asked", requested, ["released"]],
		["who applied", applied, ["rejected"]],
		["who has declined", declined, []],
	])("takes a judge off the list, and tells one %s", async (_, of, expected) => {
		const { params, notices, stored, actions } = await judging({ of });
		await assignments.unassignJudge(staff, params);
		expect([await notices(), await stored()]).toEqual([expected, null]);
		expect((await actions()).map(([action]) => action)).toEqual(["unassigned"]);
	});
});

describe("a judge's answer", () => {
	test.each<[string, object, "accept" | "decline", string | null]>([
		["accepts a request", requested, "accept", "accepted"],
		["accepts once", accepted, "accept", null],
		["declines after accepting", accepted, "decline", "declined"],
		["withdraws an application", applied, "decline", "withdrawn"],
		["declines once", declined, "decline", null],
	])("%s", async (_, of, answer, action) => {
		const { caller, params, stored, actions } = await judging({ of });
		const act = { accept: assignments.acceptAssignment, decline: assignments.declineAssignment };
		const given = await act[answer](caller, params.registrationId, "Thanks");
		expect((await actions()).map(([one]) => one)).toEqual(action ? [action] : []);
		expect(given).toMatchObject({
			status: answer === "accept" ? "accepted" : "declined",
			answeredBy: "judge",
			answerNotes: action ? "Thanks" : null,
		});
		expect((await stored())?.version).toBe(action ? 2 : 1);
	});

	test("cannot accept the caller's own application, or one that was declined", async () => {
		for (const earlier of [applied, declined]) {
			const { caller, params } = await judging({ of: earlier });
			expect(await outcomeOf(assignments.acceptAssignment(caller, params.registrationId))).toBe(
				"judge_answered",
			);
		}
	});

	test("is about the caller's assignment only", async () => {
		const [one, other] = [await judging({ of: requested }), await judging({ of: requested })];
		for (const act of [assignments.acceptAssignment, assignments.declineAssignment])
			expect(await outcomeOf(act(one.caller, other.params.registrationId))).toBe("not_found");
	});
});

test("the lists of an event and of a judge show each assignment with its other side", async () => {
	const made = await judging({ of: { ...accepted, notes: "Osu", role: "table", tatami: 4 } });
	const [ofEvent] = await assignments.listEventJudges(made.params.id);
	const [own] = await assignments.listOwnAssignments(made.caller);
	const expected = {
		id: made.params.registrationId,
		status: "accepted",
		notes: "Osu",
		role: "table",
		tatami: 4,
	};
	expect(ofEvent).toMatchObject({
		...expected,
		judges: { id: made.judgeId },
		users: { firstName: "Test" },
	});
	expect(own).toMatchObject({
		...expected,
		event: { titleEn: "Cup", titleAr: "كأس", published: true, cancelReason: null },
	});
	await Events.delete({ id: made.eventId }).go();
	expect(await assignments.listOwnAssignments(made.caller)).toEqual([]);
});
