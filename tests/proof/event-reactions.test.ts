import { encodeTime } from "ulid";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import { uniqueId } from "../core/unique.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { follow, newBatch } = await import("./follow.ts");
const { makeEvent } = await import("./crowd.ts");
const { createPeopleForTest } = await import("../core/people.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { toEventSummary, registrationId } = await import(
	"#functions/competition/registrations/registration.view.ts"
);
const stream = await import("#functions/competition/registrations/registrations.stream.ts");
const { Events } = await import("#functions/competition/events/event.entity.ts");
const { EventClasses } = await import("#functions/competition/events/event-class.entity.ts");
const { findWholeEvent } = await import("#functions/competition/events/events.service.ts");
const { Allotments } = await import("#functions/base/places/allotment.entity.ts");
const { Judges } = await import("#functions/competition/judges/judge.entity.ts");
const { JudgeAssignments } = await import(
	"#functions/competition/judges/judge-assignment.entity.ts"
);
const { AuditLines, newLine } = await import("#functions/core/table/audit.entity.ts");
const { findPersonChanges } = await import(
	"#functions/competition/registrations/person-changes.ts"
);
const { giveUpPlaces } = await import("#functions/competition/registrations/seating/leave.ts");
const { eventPool } = await import("#functions/competition/events/event-places.ts");
const { Documents } = await import("#functions/people/documents/document.entity.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");

afterAll(world.close);

const now = Date.parse("2030-05-06T12:00:00.000Z");
const iso = (at = now) => new Date(at).toISOString();
const person = async () => (await createPeopleForTest(1))[0].id as UserId;

type Entry = Parameters<typeof stream.lineOfTrail>[0];

/** An event with places and classes, as the services create it. */
async function eventForTest({ places = 5, classes = [] as number[], wish = {} } = {}) {
	const made = await makeEvent(places, classes, 0, undefined, { shadow: false, ...wish });
	const { classes: records, ...event } = await findWholeEvent(made.eventId);
	return { id: made.eventId, classes: made.classes, event, records };
}
type Made = Awaited<ReturnType<typeof eventForTest>>;

/** A registration written directly to the table; it takes no place of the event's. */
async function entryIn({ event }: Pick<Made, "event">, wish: Partial<Entry> = {}): Promise<Entry> {
	const userId = wish.userId ?? (await person());
	const entry = {
		eventId: event.id,
		classId: 0,
		userId,
		status: "approved",
		registeredAt: iso(),
		order: `01J${uniqueId()}`.padEnd(26, "0"),
		version: 1,
		list: 0,
		seated: false,
		event: toEventSummary(event),
		registrationType: "online",
		trail: [{ at: iso(), by: userId, to: "approved" }],
		...wish,
	} as Entry;
	await Registrations.put(entry as never).go();
	return entry;
}

const stored = async (entry: Entry) =>
	(
		await Registrations.get({
			eventId: entry.eventId,
			userId: entry.userId,
			classId: entry.classId,
		}).go({ consistent: true })
	).data as Entry | null;

/** A registration after another step. */
const step = (entry: Entry, to: Entry["status"], wish: Partial<Entry> = {}): Entry => ({
	...entry,
	status: to,
	version: entry.version + 1,
	trail: [...entry.trail, { at: iso(), by: 1, from: entry.status, to }],
	...wish,
});

const batchOfNow = () => newBatch(now);

describe("a change of an event", () => {
	const end = Date.parse("2199-01-01T20:59:59.999Z");

	test.each<[string, object, number, boolean]>([
		["of a published event", {}, now, true],
		["at the event's last moment", {}, end, true],
		["after its end", {}, end + 1, false],
		["of a draft", { published: false }, now, false],
		["of a rehearsal", { shadow: true }, now, false],
	])("%s tells open pages, or not", async (_, wish, at, isPublished) => {
		const { event } = await eventForTest();
		const { moved } = await follow("event", event, { ...event, ...wish }, newBatch(at));
		expect([...moved]).toEqual(isPublished ? [event.id] : []);
	});

	test("reaches its registrations only if what they show of it has changed", async () => {
		const made = await eventForTest();
		const entry = await entryIn(made);
		await follow("event", made.event, { ...made.event, descriptionEn: "Osu" }, batchOfNow());
		expect(await stored(entry)).toMatchObject({ version: 1 });
		for (const [version, wish] of [
			[2, { titleEn: "Gulf Cup" }],
			[3, { titleAr: "كأس الخليج" }],
			[4, { location: "Hall 2" }],
			[5, { locationAr: "الصالة ٢" }],
			[6, { registrationDeadline: "2198-12-01" }],
		] as const) {
			await follow("event", made.event, { ...made.event, ...wish }, batchOfNow());
			expect(await stored(entry)).toMatchObject({ version, event: wish });
		}
	});

	/** An event with people in every state, and a judge. */
	async function busyEvent(wish: object = {}) {
		const made = await eventForTest();
		const judge = { judgeId: uniqueId(), userId: await person() };
		const record = { ...judge, createdAt: iso(), updatedAt: iso(), version: 1 };
		await Judges.put({
			...record,
			id: judge.judgeId,
			competitionLevel: "Local",
			specializations: [],
			competitionsOfficiated: 0,
			isActive: true,
		}).go();
		const assignment = { eventId: made.event.id, judgeId: judge.judgeId };
		await JudgeAssignments.put({
			...assignment,
			id: uniqueId(),
			status: "accepted",
			askedBy: "federation",
			registrationDate: iso(),
			createdAt: iso(),
			updatedAt: iso(),
			version: 1,
		}).go();
		const entries = {
			approved: await entryIn(made),
			waitlisted: await entryIn(made, { status: "waitlisted" }),
			rejected: await entryIn(made, { status: "rejected" }),
		};
		const states = async () =>
			Object.fromEntries(
				await Promise.all(
					Object.entries(entries).map(async ([name, entry]) => {
						const { status, trail } = (await stored(entry)) as Entry;
						const { by, reason } = trail[trail.length - 1];
						return [name, trail.length > 1 ? [status, by, reason] : status] as const;
					}),
				),
			);
		const isAssigned = async () =>
			(await JudgeAssignments.get(assignment).go({ consistent: true })).data !== null;
		const event = { ...made.event, ...wish };
		return { event, judge: judge.userId, states, isAssigned };
	}
	const unchanged = { approved: "approved", waitlisted: "waitlisted", rejected: "rejected" };
	const called = ["cancelled", 0, "event_cancelled"];

	test("that cancels it ends its registrations and tells its judges, once", async () => {
		const { event, judge, states, isAssigned } = await busyEvent();
		const off = { ...event, cancelReason: "" };
		const again = await follow("event", off, { ...off, cancelReason: "Storm" }, batchOfNow());
		expect([again.notifications, await states()]).toEqual([[], unchanged]);
		const { notifications } = await follow("event", event, off, batchOfNow());
		expect(notifications.map(({ userId, params }) => [userId, params])).toEqual([
			[judge, expect.objectContaining({ status: "calledOff", eventId: event.id })],
		]);
		expect(await states()).toEqual({ ...unchanged, approved: called, waitlisted: called });
		expect(await isAssigned()).toBe(true);
	});

	test.each<[string, object, boolean]>([
		["that takes place tells its judges", {}, true],
		["that was cancelled before tells them no more", { cancelReason: "" }, false],
	])("that deletes one %s, and leaves nothing behind", async (_, wish, isNotified) => {
		const { event, judge, states, isAssigned } = await busyEvent(wish);
		const { notifications } = await follow("event", event, null, batchOfNow());
		expect(notifications.map(({ userId }) => userId)).toEqual(isNotified ? [judge] : []);
		expect(await states()).toEqual({ ...unchanged, approved: called, waitlisted: called });
		expect(await isAssigned()).toBe(false);
		const { data } = await Allotments.query
			.ofPool({ eventId: event.id, classId: 0, group: 0 })
			.go({ consistent: true });
		expect(data).toEqual([]);
	});

	test("that deletes one with classes ends the seats with the registrations of its classes", async () => {
		const made = await eventForTest({ classes: [3] });
		const [classId] = made.classes;
		const userId = await person();
		const entry = await entryIn(made, { userId, classId });
		const seat = await entryIn(made, { userId, classes: 1 });
		await follow("event", made.event, null, batchOfNow());
		expect([(await stored(entry))?.status, (await stored(seat))?.status]).toEqual([
			"cancelled",
			"cancelled",
		]);
		expect((await stored(seat))?.classes).toBe(0);
		expect(
			(await EventClasses.query.ofEvent({ eventId: made.id }).go({ consistent: true })).data,
		).toEqual([]);
	});

	test("asks guardians of minors for consent once it is wanted, and no longer once it is not", async () => {
		const made = await eventForTest();
		const [child] = await createPeopleForTest(1, { dateOfBirth: "2020-01-01" });
		const [adult] = await createPeopleForTest(1, { dateOfBirth: "1990-01-01" });
		const minor = await entryIn(made, { userId: child.id });
		const [grown, given] = [
			await entryIn(made, { userId: adult.id }),
			await entryIn(made, {
				userId: child.id,
				classId: 9,
				trail: [{ at: iso(), by: 1, to: "pending", reason: "guardian_agreed" }],
			}),
		];
		const awaitsGuardian = async (entry: Entry) => (await stored(entry))?.awaitsGuardian ?? false;
		const wanted = { ...made.event, guardianConsent: true };
		// Another change of an event settles nothing: the clock does.
		await follow("event", wanted, { ...wanted, descriptionEn: "Osu" }, batchOfNow());
		expect(await awaitsGuardian(minor)).toBe(false);
		await follow("event", made.event, wanted, batchOfNow());
		expect([
			await awaitsGuardian(minor),
			await awaitsGuardian(grown),
			await awaitsGuardian(given),
		]).toEqual([true, false, false]);
		expect((await stored(minor))?.trail.at(-1)).toMatchObject({ by: 0, reason: "consent_asked" });
		await follow("event", wanted, made.event, batchOfNow());
		expect(await awaitsGuardian(minor)).toBe(false);
		expect((await stored(minor))?.trail.at(-1)?.reason).toBe("consent_not_needed");
	});

	test("that creates one is followed by nothing", async () => {
		const { event } = await eventForTest();
		const { moved, notifications } = await follow("event", null, event, batchOfNow());
		expect([moved.size, notifications]).toEqual([0, []]);
	});

	const charge = (paid: number) => ({
		id: "a",
		full: 5_000,
		owed: 5_000,
		paid,
		dueOn: "2198-11-01",
		lines: [{ at: iso(), kind: "charged" as const, amount: 5_000, by: 0 }],
	});

	test.each<[string, number, object, string]>([
		["a later day to pay counts for all", 0, { payUntil: "2198-12-01" }, "2198-12-01"],
		[
			"an event moved before it ends it",
			0,
			{ payUntil: undefined, eventDate: "2198-10-01" },
			"2198-10-01",
		],
		["a paid charge keeps its day", 5_000, { payUntil: "2198-12-01" }, "2198-11-01"],
		["another change moves no day", 0, { titleEn: "Gulf Cup" }, "2198-11-01"],
	])("moves the last day to pay: %s", async (_, paid, wish, dueOn) => {
		const made = await eventForTest();
		const entry = await entryIn(made, { charge: charge(paid) });
		await entryIn(made);
		const before = { ...made.event, payUntil: "2198-11-01" };
		await stream.moveDueDays(before, { ...before, ...wish });
		expect((await stored(entry))?.charge).toEqual({ ...charge(paid), dueOn });
	});
});

describe("a change of an event's terms", () => {
	const charge = { id: "charge", full: 10_000, owed: 10_000, paid: 0, lines: [] };
	const changesOf = async ({ event }: Made, wish: object, entries: Entry[], from: object = {}) =>
		Object.fromEntries(
			await findPersonChanges(
				{ before: { ...event, ...from }, after: { ...event, ...from, ...wish }, now },
				entries,
			),
		);

	test("means to a person of two classes what it means for each of them", async () => {
		const made = await eventForTest({ classes: [5, 5], wish: { fee: 10_000 } });
		const userId = await person();
		const [waits, owes] = [
			await entryIn(made, { userId, classId: made.classes[0], status: "waitlisted" }),
			await entryIn(made, { userId, classId: made.classes[1], charge }),
		];
		const wish = { fee: 12_000, lateCancellation: "due" };
		const both = { [userId]: { price: 12_000, keepsLateFee: true } };
		expect(await changesOf(made, wish, [waits, owes])).toEqual(both);
		expect(await changesOf(made, wish, [owes, waits])).toEqual(both);
	});

	test("changes the price for people who wait or have an offer, not for people with a place", async () => {
		const made = await eventForTest({ wish: { fee: 10_000 } });
		const [offered, waiting, placed] = [
			await entryIn(made, { status: "offered" }),
			await entryIn(made, { status: "waitlisted" }),
			await entryIn(made, { charge }),
		];
		expect(await changesOf(made, { fee: 12_000 }, [offered, waiting, placed])).toEqual({
			[offered.userId]: { price: 12_000 },
			[waiting.userId]: { price: 12_000 },
		});
	});

	test("that makes the fee due after a late withdrawal is announced once", async () => {
		const made = await eventForTest({ wish: { fee: 10_000 } });
		const entry = await entryIn(made, { charge });
		const due = { lateCancellation: "due" };
		expect(await changesOf(made, due, [entry])).toEqual({ [entry.userId]: { keepsLateFee: true } });
		expect(await changesOf(made, { paymentRule: "first" }, [entry], due)).not.toMatchObject({
			[entry.userId]: { keepsLateFee: true },
		});
	});

	test("names the class in both languages to people who no longer fit it, not to people who never did", async () => {
		const made = await eventForTest({ classes: [5] });
		const [classId] = made.classes;
		const names = { className: "Juniors", classNameAr: "الناشئون" };
		await EventClasses.patch({ eventId: made.id, id: classId })
			.set({ ...names, maxAge: 17 })
			.go();
		const bornIn = async (year: number) => {
			const userId = await person();
			await Users.patch({ id: userId })
				.set({ dateOfBirth: `${year}-01-01` })
				.go();
			return entryIn(made, { userId, classId });
		};
		const [grows, grown] = [await bornIn(2013), await bornIn(2010)];
		const wish = { ageReferenceDate: "2031-01-01" };
		const from = { ageReferenceDate: "2030-01-01" };
		expect(await changesOf(made, wish, [grows, grown], from)).toEqual({
			[grows.userId]: { limits: { nameEn: names.className, nameAr: names.classNameAr } },
		});
	});

	test("that makes it end later asks for a document that is valid until then", async () => {
		const made = await eventForTest({ wish: { eventDate: "2030-09-01" } });
		const entry = await entryIn(made);
		await Documents.put({
			id: `document-${entry.userId}`,
			studentId: entry.userId,
			kind: "medical",
			fileName: "medical.pdf",
			fileType: "application/pdf",
			size: 1,
			expiresOn: "2030-09-01",
			createdBy: entry.userId,
			createdAt: iso(),
			uploadedAt: iso(),
		}).go();
		const asks = { requiredDocument: "medical" };
		expect(await changesOf(made, { endDate: "2030-09-02" }, [entry], asks)).toMatchObject({
			[entry.userId]: { duties: { conflicts: [{ code: "document_required" }] } },
		});
	});
});

describe("a change of an event class", () => {
	test("tells the event's open pages, and a new or deleted one does not", async () => {
		const { records } = await eventForTest({ classes: [3] });
		const [one] = records;
		const after = { ...one, registeredCount: 2 };
		expect([...(await follow("eventClass", one, after, batchOfNow())).moved]).toEqual([
			one.eventId,
		]);
		for (const [before, next] of [
			[null, one],
			[one, null],
		])
			expect((await follow("eventClass", before, next, batchOfNow())).moved.size).toBe(0);
	});
});

describe("a step of a registration", () => {
	test("is written to the audit log with all that is known of it", async () => {
		const made = await eventForTest();
		const entry = await entryIn(made);
		const known = {
			at: iso(now + 1),
			by: 7,
			from: "pending",
			to: "rejected",
			ipAddress: "192.0.2.1",
			reason: "Too late",
			exception: "Staff's choice",
			causedBy: 8,
			signedBy: "Noura",
			signedOn: "2030-05-05",
		};
		const next = { ...entry, trail: [...entry.trail, known] };
		expect((await follow("registration", entry, next, batchOfNow())).lines).toEqual([
			expect.objectContaining({
				id: `${entry.order}-2`,
				entityType: "registration",
				entityId: registrationId(entry),
				action: "rejected",
				userId: 7,
				ipAddress: "192.0.2.1",
				personId: entry.userId,
				createdAt: iso(now + 1),
				details: {
					from: "pending",
					reason: "Too late",
					exception: "Staff's choice",
					causedBy: 8,
					signedBy: "Noura",
					signedOn: "2030-05-05",
				},
			}),
		]);
	});

	test.each<[string, Partial<Entry>, Partial<Entry>, object]>([
		["of a person's registration is told", {}, {}, { lines: 1, notifications: 1 }],
		["of an event seat is told to nobody", { classes: 1 }, {}, { lines: 0, notifications: 0 }],
		[
			"of a seat without a class, which is to choose, is told",
			{ classes: 0 },
			{},
			{ lines: 1, notifications: 1 },
		],
		[
			"by which a seat gets its first class is told",
			{ classes: 0 },
			{ classes: 1 },
			{ lines: 1, notifications: 1 },
		],
		[
			"of a rehearsal is told to nobody",
			{ event: { titleEn: "Cup", shadow: true } as never },
			{},
			{ lines: 0, notifications: 0 },
		],
	])("%s", async (_, wish, change, expected) => {
		const made = await eventForTest();
		const entry = await entryIn(made, { status: "pending", ...wish });
		const { lines, notifications } = await follow(
			"registration",
			entry,
			step(entry, "approved", change),
			batchOfNow(),
		);
		expect({ lines: lines.length, notifications: notifications.length }).toEqual(expected);
	});

	test.each<
		[string, Entry["status"] | null, Entry["status"], { moved: boolean; isCounted: boolean }]
	>([
		[
			"that ends waiting moves up who waits behind",
			"waitlisted",
			"cancelled",
			{ moved: true, isCounted: true },
		],
		["onto the waiting list counts it anew", null, "waitlisted", { moved: false, isCounted: true }],
		[
			"beside the waiting list changes nothing of it",
			"pending",
			"approved",
			{ moved: false, isCounted: false },
		],
	])("%s", async (_, from, to, expected) => {
		const made = await eventForTest();
		const entry = await entryIn(made, { status: from ?? to });
		const { moved, counts } = await follow(
			"registration",
			from ? entry : null,
			from ? step(entry, to) : entry,
			batchOfNow(),
		);
		expect({
			moved: moved.has(made.id),
			isCounted: counts.some(({ eventId }) => eventId === made.id),
		}).toEqual(expected);
	});

	test("is notified again under a new order, but not of a change that is no step", async () => {
		const made = await eventForTest();
		const entry = await entryIn(made);
		const countLines = async (wish: Partial<Entry>) =>
			(await follow("registration", entry, { ...entry, ...wish }, batchOfNow())).lines.length;
		expect([
			await countLines({ notes: "Osu" }),
			await countLines({ order: `${entry.order}1` }),
		]).toEqual([0, 1]);
	});

	test.each<[string, Entry["status"] | null, Entry["status"] | null, "taken" | "given" | null]>([
		["is new", null, "pending", "taken"],
		["gets a place", "waitlisted", "pending", "taken"],
		["keeps its place", "pending", "approved", null],
		["ends", "approved", "cancelled", "given"],
		["is deleted", "approved", null, "given"],
		["is deleted without a place", "waitlisted", null, null],
	])("adds to the ledger of places if it %s", async (_, from, to, kind) => {
		const made = await eventForTest();
		const entry = await entryIn(made, { status: from ?? to ?? "pending" });
		const [before, after] = [from && entry, to && (from ? step(entry, to) : entry)];
		const { places, lines } = await follow("registration", before, after, batchOfNow());
		expect(places.map((place) => [place.kind, place.eventId])).toEqual(
			kind ? [[kind, made.id]] : [],
		);
		if (!after) expect(lines).toEqual([]);
	});

	test("fills free places from the waiting list once per batch, also with who has just joined", async () => {
		const made = await eventForTest();
		const entry = await entryIn(made, {
			status: "waitlisted",
			trail: [{ at: iso(), by: 1, to: "waitlisted" }],
		});
		const batch = batchOfNow();
		await follow("registration", null, entry, batch);
		expect(batch.done.has(`let in ${made.id}`)).toBe(true);
		expect(await stored(entry)).toMatchObject({ status: "pending" });
	});
});

describe("the waiting list", () => {
	/** A full event with a person who waits, and then a free place. */
	const waitingAt = async (wish: { classes?: number[] } = {}) => {
		const made = await eventForTest(wish);
		const classId = made.classes[0] ?? 0;
		const entry = await entryIn(made, { classId, status: "waitlisted" });
		return { made, entry, classId };
	};
	const lineBy = (
		userId: number,
		{ entityType = "event", entityId = 0, action = "updated", at = now - 60_000 },
	) =>
		AuditLines.put(
			newLine({
				id: `${encodeTime(at)}${String(uniqueId()).padStart(16, "0")}`,
				entityType,
				entityId: String(entityId),
				action,
				userId,
				createdAt: iso(at),
			}),
		).go();

	test.each<[string, { at?: number; action?: string }, boolean]>([
		["a change five minutes ago", { at: now - 5 * 60_000 + 1 }, true],
		["an older change", { at: now - 5 * 60_000 - 1 }, false],
		["another action", { action: "published" }, false],
	])("names who made %s as the cause of a free place, or not", async (_, wish, isCause) => {
		const { made, entry } = await waitingAt();
		await lineBy(71, { entityId: made.id, ...wish });
		await stream.fillFromWaitingList(made.id, now);
		const trail = (await stored(entry))?.trail ?? [];
		expect(trail[trail.length - 1]).toMatchObject({ by: 0, from: "waitlisted", to: "pending" });
		expect(trail[trail.length - 1].causedBy).toBe(isCause ? 71 : undefined);
	});

	test("names the latest of several changes, of the event or of the class", async () => {
		const { made, entry, classId } = await waitingAt({ classes: [3] });
		await lineBy(71, { entityId: made.id, at: now - 90_000 });
		await lineBy(72, { entityType: "eventClass", entityId: classId, at: now - 30_000 });
		await lineBy(73, { entityId: made.id, at: now - 60_000 });
		await stream.fillFromWaitingList(made.id, now);
		expect((await stored(entry))?.trail.at(-1)?.causedBy).toBe(72);
	});

	test("gives no place at an event that was called off, neither a free one nor one that is given up", async () => {
		const made = await eventForTest({ places: 1 });
		const [holder, waiting] = await createPeopleForTest(2);
		for (const { cookie } of [holder, waiting])
			await world.call("POST /api/events/{id}/register", { id: `${made.id}` }, cookie);
		await Events.patch({ id: made.id }).set({ cancelReason: "" }).go();
		const keyOf = ({ id: userId }: { id: UserId }) => ({
			eventId: made.id,
			userId,
			classId: 0 as EventClassId,
		});
		const read = async (one: { id: UserId }) =>
			(await Registrations.get(keyOf(one)).go({ consistent: true })).data;
		expect((await read(waiting))?.status).toBe("waitlisted");
		await giveUpPlaces(keyOf(holder), "cancelled", { by: 0, now });
		expect((await read(waiting))?.status).toBe("waitlisted");
		await stream.fillFromWaitingList(made.id, now);
		expect((await read(waiting))?.trail).toHaveLength(1);
	});

	test("takes a place back for waiting too long only while it is undecided", async () => {
		const entry = await entryIn(await eventForTest());
		const key = {
			eventId: entry.eventId as EventId,
			userId: entry.userId as UserId,
			classId: 0 as EventClassId,
		};
		const late = { by: 0, now, reason: "pending_expired" };
		await expect(giveUpPlaces(key, "cancelled", late, "pending")).rejects.toMatchObject({
			code: "not_pending",
		});
		expect(await stored(entry)).toMatchObject({ status: "approved" });
	});

	test.each<[string, object, boolean]>([
		["a published event", {}, true],
		["a draft", { published: false }, false],
		["an event that was called off", { cancelReason: "" }, false],
	])("knows that newcomers get a place at %s, or not", async (_, wish, isOpen) => {
		const { event } = await eventForTest();
		expect(eventPool({ ...event, ...wish }).openUntil > now).toBe(isOpen);
	});

	test.each<[string, object, Entry["status"], string | undefined]>([
		["who lacks the document", {}, "rejected", "not_eligible"],
		["who may bring it later", { documentLater: true }, "pending", undefined],
	])("holds %s against what the event requires by now", async (_, wish, status, reason) => {
		const made = await eventForTest({ wish: { requiredDocument: "medical" } });
		const entry = await entryIn(made, { status: "waitlisted", ...wish });
		await stream.fillFromWaitingList(made.id, now);
		expect(await stored(entry)).toMatchObject({ status });
		expect((await stored(entry))?.trail.at(-1)?.reason).toBe(reason);
	});

	test("does nothing for an event that was deleted", async () => {
		await expect(stream.fillFromWaitingList(uniqueId(), now)).resolves.toBeUndefined();
		await expect(stream.recountEvent(uniqueId(), 0)).resolves.toBeUndefined();
	});
});

describe("the displayed counts of an event", () => {
	const take = (eventId: number, classId: number, taken: number) =>
		Allotments.patch({ eventId, classId, group: 0, shard: 0 }).set({ taken }).go();
	const eventOf = async (id: EventId) => (await Events.get({ id }).go({ consistent: true })).data;
	const classOf = async (eventId: EventId, id: EventClassId) =>
		(await EventClasses.get({ eventId, id }).go({ consistent: true })).data;

	test("follow its places and its waiting list", async () => {
		const made = await eventForTest();
		await take(made.id, 0, 3);
		await stream.recountEvent(made.id, 0);
		expect(await eventOf(made.id)).toMatchObject({ registeredCount: 3, waiting: false });
		const entry = await entryIn(made, { status: "waitlisted" });
		await stream.recountEvent(made.id, 0);
		expect(await eventOf(made.id)).toMatchObject({ registeredCount: 3, waiting: true });
		await Registrations.put({ ...entry, status: "cancelled" } as never).go();
		await stream.recountEvent(made.id, 0);
		expect(await eventOf(made.id)).toMatchObject({ waiting: false });
	});

	test("say that people wait for the event if their class has room", async () => {
		const made = await eventForTest({ classes: [3, 3] });
		const [one, other] = made.classes;
		await entryIn(made, { classId: one, status: "waitlisted" });
		await stream.recountEvent(made.id, one);
		expect(await classOf(made.id, one)).toMatchObject({ registeredCount: 0, waiting: true });
		expect(await classOf(made.id, other)).toMatchObject({ waiting: false });
		await stream.recountEvent(made.id, 0);
		expect(await eventOf(made.id)).toMatchObject({ waiting: true });
		await take(made.id, one, 3);
		await stream.recountEvent(made.id, one);
		await stream.recountEvent(made.id, 0);
		expect(await classOf(made.id, one)).toMatchObject({ registeredCount: 3 });
		expect(await eventOf(made.id)).toMatchObject({ waiting: false });
	});
});

describe("an event seat", () => {
	const places = {
		approved: true,
		pending: true,
		offered: true,
		cancelled: false,
		rejected: false,
	};

	test.each<[string, object | null, object, boolean]>([
		["is taken", null, { classes: 1, status: "pending" }, true],
		[
			"is taken again",
			{ classes: 0, status: "cancelled" },
			{ classes: 1, status: "pending" },
			true,
		],
		["is released", { classes: 1, status: "pending" }, { classes: 0, status: "cancelled" }, true],
		["is approved", { classes: 1, status: "pending" }, { classes: 1, status: "approved" }, false],
		["is new without a place", null, { classes: 0, status: "cancelled" }, false],
		["is no seat but a registration", null, { classId: 0, status: "pending" }, false],
	])("that %s changes what waits for it, or not", (_, before, after, isChanged) => {
		const of = (wish: object | null) => wish && ({ classId: 0, ...wish } as Entry);
		expect(stream.seatChanged(of(before), of(after) as Entry)).toBe(isChanged);
	});

	test.each(Object.entries(places))(
		"with status %s seats who waits for a class, or not",
		async (status, isSeat) => {
			const made = await eventForTest({ places: 1, classes: [1] });
			// Both are full, so that nobody moves up.
			for (const classId of [0, made.classes[0]])
				await Allotments.patch({ eventId: made.id, classId, group: 0, shard: 0 })
					.set({ taken: 1 })
					.go();
			const userId = await person();
			const seat = await entryIn(made, { userId, classes: 1, status: status as Entry["status"] });
			const waits = await entryIn(made, {
				userId,
				classId: made.classes[0],
				status: "waitlisted",
				seated: !isSeat,
			});
			const ended = await entryIn(made, {
				userId,
				classId: uniqueId(),
				status: "cancelled",
				seated: !isSeat,
			});
			await stream.settleSeat(seat, now);
			expect([(await stored(waits))?.seated, (await stored(ended))?.seated]).toEqual([
				isSeat,
				!isSeat,
			]);
		},
	);
});

describe("the registrations of a deleted person", () => {
	test("end by the system, and their places are free again", async () => {
		const made = await eventForTest({ classes: [3] });
		const userId = await person();
		const [classId] = made.classes;
		for (const pool of [0, classId])
			await Allotments.patch({ eventId: made.id, classId: pool, group: 0, shard: 0 })
				.set({ taken: 1 })
				.go();
		const entry = await entryIn(made, { userId, classId, shard: 0 });
		const seat = await entryIn(made, { userId, classes: 1, shard: 0 });
		const rejected = await entryIn(made, { userId, classId: uniqueId(), status: "rejected" });
		await stream.endEntriesOf(userId, now);
		for (const one of [entry, seat]) expect((await stored(one))?.status).toBe("cancelled");
		expect((await stored(entry))?.trail.at(-1)).toMatchObject({ by: 0, reason: "person_removed" });
		expect((await stored(rejected))?.version).toBe(1);
		const { data } = await Allotments.query
			.ofPool({ eventId: made.id, classId, group: 0 })
			.go({ consistent: true });
		expect(new Set(data.map(({ taken }) => taken))).toEqual(new Set([0]));
	});
});
