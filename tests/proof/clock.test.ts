import { encodeTime, ulid } from "ulid";
import { taskNames } from "#shared/app/operation/alarms.ts";
import { uniqueEmail, uniqueId } from "../core/unique.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { files } = await import("#functions/core/outside/files.ts");
const { diskFiles } = await import("#local/stand-ins/files.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { runDueTasks } = await import("#functions/app/clock/cron-tasks.ts");
const { resumeRuns } = await import("#functions/core/table/run.ts");
const { isWakingHour, daysInSight } = await import("#functions/core/reminding.ts");
const { remindOfDocuments } = await import("#functions/people/documents/reminders.ts");
const { Documents } = await import("#functions/people/documents/document.entity.ts");
const { completeErasures } = await import("#functions/community/my-data/erasure.run.ts");
const { Erasures } = await import("#functions/community/my-data/erasure.entity.ts");
const { announceOpenings } = await import("#functions/community/broadcasts/opening-messages.ts");
const { Broadcasts } = await import("#functions/community/broadcasts/broadcast.entity.ts");
const { expireOffers, expirePending } = await import(
	"#functions/competition/registrations/decisions.service.ts"
);
const { sealDays } = await import("#functions/app/audit/seals.ts");
const { AuditSeals } = await import("#functions/app/audit/audit-seal.entity.ts");
const { completeAssignments } = await import(
	"#functions/competition/judges/complete-assignments.ts"
);
const { Judges } = await import("#functions/competition/judges/judge.entity.ts");
const { JudgeAssignments } = await import(
	"#functions/competition/judges/judge-assignment.entity.ts"
);
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { Allotments } = await import("#functions/base/places/allotment.entity.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { findWholeEvent } = await import("#functions/competition/events/events.service.ts");
const { Notifications } = await import("#functions/people/notifications/notification.entity.ts");
const { Outbox } = await import("#functions/core/outside/mail/outbox.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { StudentRelations } = await import("#functions/people/coaches/student.entity.ts");
const { AuditLines } = await import("#functions/core/table/audit.entity.ts");
const { createPeopleForTest } = await import("../core/people.ts");
const { makeEvent } = await import("./crowd.ts");
const { finishing } = await import("./follow.ts");

files.use(diskFiles);
identity.use(embeddedIdentity());
afterAll(world.close);

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Noon in Kuwait. */
const now = Date.parse("2035-05-06T09:00:00.000Z");
const iso = (at = now) => new Date(at).toISOString();
const person = async (wish: Parameters<typeof createPeopleForTest>[1] = {}) =>
	(await createPeopleForTest(1, wish))[0];

/** Two runs of the clock at once, as when one takes long; returns what both have counted. */
const twice = async (work: () => Promise<number>) => {
	const [one, other] = await finishing(() => Promise.all([work(), work()]));
	return one + other;
};

describe("the hours and days of reminders", () => {
	test("are those from nine in Kuwait, up to two days late", () => {
		const nine = Date.parse("2035-05-06T06:00:00.000Z");
		expect([nine - 1, nine, nine + 15 * hour - 1, nine + 15 * hour].map(isWakingHour)).toEqual([
			false,
			true,
			true,
			false,
		]);
		expect(daysInSight("2035-05-06", 7)).toEqual(["2035-05-13", "2035-05-12", "2035-05-11"]);
	});
});

describe("runs that stand still", () => {
	test("are woken after two minutes, unless they are done", async () => {
		const run = (ago: number, doneAt?: string) => ({
			version: 3,
			updatedAt: iso(now - ago),
			doneAt,
		});
		const woken: object[] = [];
		const runs = [run(2 * 60_000 + 1), run(2 * 60_000), run(9 * 60_000, iso())];
		const put = async (next: object, before: object) => void woken.push([next, before]);
		expect(await resumeRuns(runs, put, now)).toBe(1);
		expect(woken).toEqual([[{ version: 4, updatedAt: iso(), doneAt: undefined }, runs[0]]]);
	});
});

describe("reminders of documents", () => {
	async function documentForTest(wish: object = {}) {
		const [owner, coach] = [await person(), await person({ role: "coach" })];
		await StudentRelations.put({
			coachId: coach.id,
			studentId: owner.id,
			assignedAt: iso(),
			isActive: true,
		}).go();
		const id = String(uniqueId()).padStart(26, "d");
		const record = {
			id,
			studentId: owner.id,
			kind: "medical" as const,
			fileName: "a.pdf",
			fileType: "application/pdf" as const,
			size: 1,
			createdBy: owner.id,
			createdAt: iso(),
			uploadedAt: iso(),
			...wish,
		};
		await Documents.put(record).go();
		const sent = async (userId: number) =>
			(await Notifications.query.ofPerson({ userId }).go()).data.map(({ params }) => params);
		const reminded = async () =>
			(await Documents.get({ id }).go({ consistent: true })).data?.reminded;
		return { owner, coach, sent, reminded, record };
	}

	test.each<[string, object, { at?: number; isSent: boolean; days?: number }]>([
		["a month before", { expiresOn: "2035-06-05" }, { isSent: true, days: 30 }],
		["a month before, a day late", { expiresOn: "2035-06-04" }, { isSent: true, days: 30 }],
		["a month before, three days late", { expiresOn: "2035-06-02" }, { isSent: false }],
		["earlier than a month before", { expiresOn: "2035-06-06" }, { isSent: false }],
		["a week before", { expiresOn: "2035-05-13", reminded: 30 }, { isSent: true, days: 7 }],
		[
			"a month before for the second time",
			{ expiresOn: "2035-06-05", reminded: 30 },
			{ isSent: false, days: 30 },
		],
		[
			"a month before after that of a week",
			{ expiresOn: "2035-06-05", reminded: 7 },
			{ isSent: false, days: 7 },
		],
		[
			"of a file that was never uploaded",
			{ expiresOn: "2035-06-05", uploadedAt: undefined },
			{ isSent: false },
		],
		["in the night", { expiresOn: "2035-06-05" }, { at: now - 4 * hour, isSent: false }],
	])(
		"are sent once to person and coach, or not: %s",
		async (_, wish, { at = now, isSent, days }) => {
			const { owner, coach, sent, reminded } = await documentForTest(wish);
			await finishing(() => remindOfDocuments(at));
			await remindOfDocuments(at);
			expect(await reminded()).toBe(days);
			const facts = { document: "medical", expiresOn: (wish as { expiresOn: string }).expiresOn };
			expect(await sent(owner.id)).toEqual(isSent ? [facts] : []);
			const name = `Test Person ${owner.id}`;
			expect(await sent(coach.id)).toEqual(
				isSent ? [{ ...facts, student: { en: name, ar: name }, personId: owner.id }] : [],
			);
		},
	);

	test.each<[string, object, boolean]>([
		["a later one of its kind", { expiresOn: "2035-06-06" }, false],
		["one without an end", { expiresOn: undefined }, false],
		["one that ends on the same day", { expiresOn: "2035-06-05" }, true],
		["a later one of another kind", { kind: "identity", expiresOn: "2036-01-01" }, true],
	])(
		"are not sent of a document renewed by a later one of its kind: %s",
		async (_, wish, isSent) => {
			const { owner, sent, reminded, record } = await documentForTest({ expiresOn: "2035-06-05" });
			const id = String(uniqueId()).padStart(26, "d");
			// Reminded of before, so that only the first one's reminder is asked for.
			await Documents.put({ ...record, id, reminded: 1, ...wish } as never).go();
			await remindOfDocuments(now);
			expect([(await sent(owner.id)).length, await reminded()]).toEqual([isSent ? 1 : 0, 30]);
		},
	);
});

describe("requested deletions", () => {
	async function requestForTest(endsAt: number, wish: object = {}, ofPerson = {}) {
		const owner = await person({ email: uniqueEmail(), passwordSetAt: 1, ...ofPerson });
		const userId = owner.id;
		await Erasures.put({
			userId,
			createdAt: iso(now - 7 * day),
			endsAt: iso(endsAt),
			...wish,
		}).go();
		const request = async () => (await Erasures.get({ userId }).go({ consistent: true })).data;
		const letters = async () =>
			(await Outbox.query.toAddress({ to: owner.email }).go()).data.length;
		const isThere = async () =>
			(await Users.get({ id: userId }).go({ consistent: true })).data !== null;
		return { owner, request, letters, isThere };
	}

	test("are reminded of once, a day before they are done", async () => {
		const [soon, later] = [await requestForTest(now + day - 1), await requestForTest(now + day)];
		const done = await requestForTest(now + 1, { remindedAt: iso() });
		await twice(() => completeErasures(now));
		await completeErasures(now);
		expect([await soon.letters(), await later.letters(), await done.letters()]).toEqual([1, 0, 0]);
		expect((await soon.request())?.remindedAt).toBe(iso());
		expect(await Promise.all([soon, later, done].map((one) => one.isThere()))).toEqual([
			true,
			true,
			true,
		]);
	});

	test("are done when their week is over, with an audit line, and their request goes", async () => {
		const [over, head] = [
			await requestForTest(now),
			await requestForTest(now, {}, { role: "super-admin" }),
		];
		await finishing(() => completeErasures(now));
		expect([await over.isThere(), await over.request()]).toEqual([false, null]);
		const { data } = await AuditLines.query
			.ofEntity({ entityType: "user", entityId: String(over.owner.id) })
			.go();
		expect(data).toEqual([
			expect.objectContaining({
				action: "deleted",
				userId: over.owner.id,
				details: { byThemselves: true },
			}),
		]);
		// Nobody deletes a super-admin.
		expect([await head.isThere(), (await head.request())?.userId]).toEqual([true, head.owner.id]);
	});

	test("wait while a coach has students, and end with a person who is gone", async () => {
		const coach = await requestForTest(now, {}, { role: "coach" });
		const student = await person();
		await StudentRelations.put({
			coachId: coach.owner.id,
			studentId: student.id,
			assignedAt: iso(),
			isActive: true,
		}).go();
		const removed = await requestForTest(now);
		await Users.delete({ id: removed.owner.id }).go();
		await finishing(() => completeErasures(now));
		expect([await coach.isThere(), (await coach.request())?.userId]).toEqual([
			true,
			coach.owner.id,
		]);
		expect(await removed.request()).toBeNull();
	});
});

describe("announcements of openings through a waiting room", () => {
	const opens = Date.parse("2035-05-07T09:00:00.000Z");
	const event = () => ({
		id: uniqueId(),
		titleEn: "Cup",
		titleAr: "كأس",
		waitingRoom: true,
		registrationOpensAt: iso(opens),
	});

	test.each<[string, object, number, boolean]>([
		["a day before", {}, opens - day, true],
		["earlier", {}, opens - day - 1, false],
		["up to an hour before", {}, opens - hour - 1, true],
		["in the last hour", {}, opens - hour, false],
		["at night", {}, opens - 4 * hour, false],
		["without a waiting room", { waitingRoom: false }, opens - day, false],
		["of a cancelled event", { cancelReason: "" }, opens - day, false],
		["of a rehearsal", { shadow: true }, opens - day, false],
		["that opens at once", { registrationOpensAt: undefined }, opens - day, false],
	])("are sent once to everybody, or not: %s", async (_, wish, at, isSent) => {
		const one = { ...event(), ...wish } as never as Parameters<typeof announceOpenings>[0][number];
		expect(await twice(() => announceOpenings([one], at))).toBe(isSent ? 1 : 0);
		expect(await announceOpenings([one], at)).toBe(0);
		const id = encodeTime(opens - day) + String(one.id).padStart(16, "0");
		const { data } = await Broadcasts.get({ id }).go({ consistent: true });
		expect(data && { ...data, messageEn: "", messageAr: "" }).toEqual(
			isSent
				? expect.objectContaining({
						audience: { kind: "role", role: "everybody" },
						actionUrl: `/events/${one.id}`,
						isMailed: true,
						createdBy: 0,
						sent: 0,
						skipped: 0,
						titleEn: "Registration opens on May 7, 2035 at 12:00 PM",
						titleAr: "يُفتح التسجيل في ٧ مايو ٢٠٣٥ في ١٢:٠٠ م",
					})
				: null,
		);
		expect(data?.messageEn.startsWith("Cup: ") ?? isSent).toBe(isSent);
		expect(data?.messageAr.startsWith("كأس: ") ?? isSent).toBe(isSent);
		const lines = await AuditLines.query.ofEntity({ entityType: "broadcast", entityId: id }).go();
		expect(lines.data.map(({ action, details }) => [action, details])).toEqual(
			isSent
				? [
						[
							"sent",
							{
								audience: { kind: "role", role: "everybody" },
								titleEn: data?.titleEn,
								isMailed: true,
							},
						],
					]
				: [],
		);
	});
});

/** Registrations of an event, by status, each pending or offered since or until a time. */
async function entriesForTest() {
	const { eventId } = await makeEvent(9, [], 0, undefined, { shadow: false });
	const event = await findWholeEvent(eventId);
	await Allotments.patch({ eventId, classId: 0, group: 0, shard: 0 }).set({ taken: 2 }).go();
	const put = async (wish: object) => {
		const { id: userId } = await person();
		const entry = {
			eventId,
			classId: 0,
			userId,
			status: "pending" as const,
			registeredAt: iso(now - 9 * day),
			order: ulid(now),
			version: 1,
			list: 0,
			seated: false,
			shard: 0,
			event: { titleEn: "Cup" },
			registrationType: "online" as const,
			trail: [{ at: iso(now - 9 * day), by: userId, to: "pending" }],
			...wish,
		};
		await Registrations.put(entry as never).go();
		const read = async () => {
			const { data } = await Registrations.get({ eventId, userId, classId: 0 }).go({
				consistent: true,
			});
			const { by, reason } = data?.trail.at(-1) ?? {};
			return [data?.status, by === 0 ? reason : undefined];
		};
		return { read };
	};
	return { event, put };
}

describe("registrations that wait too long", () => {
	test("are cancelled after the days that staff have set, counted from their last step to pending", async () => {
		const { event, put } = await entriesForTest();
		const since = (at: number) => [
			{ at: iso(now - 9 * day), by: 1, to: "pending" },
			{ at: iso(at - 2), by: 1, from: "pending", to: "approved" },
			{ at: iso(at), by: 1, from: "approved", to: "pending" },
			{ at: iso(now - 1), by: 1, from: "pending", to: "pending" },
		];
		const [late, inTime, decided] = [
			await put({ trail: since(now - 3 * day - 1) }),
			await put({ trail: since(now - 3 * day) }),
			await put({ status: "approved" }),
		];
		expect(await finishing(() => expirePending(event, 3, now))).toBe(1);
		expect([await late.read(), await inTime.read(), await decided.read()]).toEqual([
			["cancelled", "pending_expired"],
			["pending", undefined],
			["approved", undefined],
		]);
	});

	test("and offers that nobody accepted until their end", async () => {
		const { put } = await entriesForTest();
		const [late, inTime] = [
			await put({ status: "offered", offerExpiresAt: iso(now - 1) }),
			await put({ status: "offered", offerExpiresAt: iso(now) }),
		];
		expect(await finishing(() => expireOffers(now))).toBe(1);
		expect([await late.read(), await inTime.read()]).toEqual([
			["cancelled", "offer_expired"],
			["offered", undefined],
		]);
	});
});

describe("competitions of judges", () => {
	test.each<[string, object, object, boolean, boolean]>([
		["once the event is over", { endsAt: iso(now - 1) }, {}, true, true],
		["not at its last moment", { endsAt: iso(now) }, {}, false, false],
		["never of a cancelled event", { endsAt: iso(now - 1), cancelReason: "" }, {}, false, true],
		[
			"never of a request without an answer",
			{ endsAt: iso(now - 1) },
			{ status: "pending" },
			false,
			false,
		],
	])("are counted %s", async (_, ofEvent, ofAssignment, isCounted, isSettled) => {
		const { eventId } = await makeEvent(0);
		await Events.patch({ id: eventId })
			.set({
				startsAt: iso(now),
				eventDate: "2035-05-06",
				eventType: "tournament",
				...ofEvent,
			} as never)
			.go();
		const judgeId = uniqueId();
		const record = { createdAt: iso(), updatedAt: iso(), version: 1 };
		await Judges.put({
			...record,
			id: judgeId,
			userId: (await person()).id,
			competitionLevel: "Local",
			specializations: [],
			competitionsOfficiated: 4,
			isActive: true,
		}).go();
		await JudgeAssignments.put({
			...record,
			eventId,
			judgeId,
			id: uniqueId(),
			status: "accepted",
			askedBy: "federation",
			registrationDate: iso(),
			...ofAssignment,
		} as never).go();
		expect(await twice(() => completeAssignments(now))).toBe(isCounted ? 1 : 0);
		await completeAssignments(now);
		const { data: judge } = await Judges.get({ id: judgeId }).go({ consistent: true });
		expect(judge).toMatchObject({
			competitionsOfficiated: isCounted ? 5 : 4,
			version: isCounted ? 2 : 1,
		});
		const { data } = await JudgeAssignments.get({ eventId, judgeId }).go({ consistent: true });
		expect(data?.settledAt).toBe(isSettled ? iso() : undefined);
		const lines = await AuditLines.query
			.ofEntity({ entityType: "judge", entityId: String(judgeId) })
			.go();
		expect(lines.data.map(({ action, userId, details }) => [action, userId, details])).toEqual(
			isCounted ? [["competition_counted", 0, { eventId }]] : [],
		);
	});
});

describe("the seals of the audit log", () => {
	test("begin six hours after a day, catch up five days at once, and form a chain, by the clock too", async () => {
		const seals = async () => (await AuditSeals.query.byDay({ chain: "days" }).go()).data;
		const midnight = Date.parse("2036-03-02T00:00:00.000Z");
		expect(await sealDays(midnight + 6 * hour - 1)).toBe(1);
		expect((await seals()).map((seal) => seal.day)).toEqual(["2036-02-29"]);
		expect(await twice(() => sealDays(midnight + 6 * hour))).toBe(1);
		expect(await sealDays(midnight + 6 * hour)).toBe(0);
		expect(await sealDays(midnight + 9 * day)).toBe(5);
		const made = await seals();
		expect(made.map((seal) => seal.day)).toEqual([
			"2036-02-29",
			...["01", "02", "03", "04", "05", "06"].map((date) => `2036-03-${date}`),
		]);
		expect(new Set(made.map(({ hash }) => hash)).size).toBe(7);
		// Every task has its turn, sealing included.
		const done = await runDueTasks(midnight + 10 * day);
		expect(Object.keys(done).sort()).toEqual([...taskNames].sort());
		expect(done.seals).toBe(4);
	});
});
