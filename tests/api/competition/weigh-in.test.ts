import { Users } from "#functions/people/users/user.entity.ts";
import { type CheckInValue, notCheckedIn } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import { dayAfter } from "#shared/core/time/kuwait.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo } from "../../core/api.ts";
import { createClosedClassForTest, drawForTest } from "../../core/draws.ts";
import { sessionOnDuty } from "../../core/duties.ts";
import { createEventClassForTest, enterEventClass } from "../../core/event-classes.ts";
import { createEventForTest, dateIn, moveEventToToday } from "../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";

type Change = Partial<Record<keyof CheckInValue, unknown>>;

/** Records a change of a person, by default of one that nobody recorded before. */
const record = async (
	eventId: number,
	userId: number,
	change: Change,
	before: CheckInValue = notCheckedIn,
) => {
	const { status, body } = await call("POST", `/events/${eventId}/check-ins`, {
		cookie: await admin(),
		body: { people: [{ userId, value: { ...before, ...change }, before }] },
	});
	return { status, body, result: body[0] };
};

const weighInOf = async (eventId: number) =>
	(await call("GET", `/events/${eventId}/check-ins`, { cookie: await admin() })).body;

/** @param missing the people who are named as not weighed */
const close = async (
	eventId: number,
	classId: number,
	version: number,
	missing: readonly { id: number }[] = [],
) =>
	call("PUT", `/events/${eventId}/check-ins/${classId}`, {
		cookie: await admin(),
		body: { isClosed: true, missing: missing.map(({ id }) => id), version },
	});

const open = async (eventId: number, classId: number, version: number) =>
	call("PUT", `/events/${eventId}/check-ins/${classId}`, {
		cookie: await admin(),
		body: { isClosed: false, version },
	});

describe("the check-in desk", () => {
	test("records presence, kit, consent and weight, typed with a comma or in Arabic digits", async () => {
		const { event, people } = await createClosedClassForTest(3);
		for (const [at, weight] of [61.4, "61,4", "٦١٫٤"].entries()) {
			const { status, result } = await record(event.id, people[at].id, { isHere: true, weight });
			expect([status, result.outcome]).toEqual([200, "stored"]);
		}
		const { checkIns } = await weighInOf(event.id);
		expect(checkIns).toHaveLength(3);
		for (const one of checkIns)
			expect(one).toMatchObject({
				isHere: true,
				hasKit: false,
				weight: 61.4,
				weighedAt: expect.any(String),
			});
		const wrong = await record(event.id, people[0].id, { weight: "6,14" });
		expect([wrong.status, wrong.body.code]).toEqual([400, "invalid"]);
	});

	test("of two devices that weigh a person, the second one is shown the first weight", async () => {
		const { event, people } = await createClosedClassForTest(1);
		const [{ id }] = people;
		expect((await record(event.id, id, { weight: 61.4 })).result.outcome).toBe("stored");
		const second = await record(event.id, id, { weight: 62 });
		expect(second.result).toMatchObject({ outcome: "conflict", checkIn: { weight: 61.4 } });
		// The same weight is no conflict, and what the other device did not change is kept.
		const same = await record(event.id, id, { weight: 61.4, hasKit: true });
		expect(same.result).toMatchObject({
			outcome: "stored",
			checkIn: { weight: 61.4, hasKit: true },
		});
		const { isHere, hasKit, hasConsent, weight } = same.result.checkIn;
		const again = await record(
			event.id,
			id,
			{ weight: 62 },
			{ isHere, hasKit, hasConsent, weight },
		);
		expect(again.result.checkIn).toMatchObject({ weight: 62, hasKit: true });
	});

	test("keeps the time of the weighing while other parts are recorded", async () => {
		const { event, people } = await createClosedClassForTest(1);
		const [{ id }] = people;
		const { weighedAt } = (await record(event.id, id, { weight: 61.4 })).result.checkIn;
		const weighed = { ...notCheckedIn, weight: 61.4 };
		const inspected = await record(event.id, id, { hasKit: true }, weighed);
		expect(inspected.result.checkIn).toMatchObject({ hasKit: true, weighedAt });
		const undone = { ...weighed, hasKit: true };
		expect((await record(event.id, id, { weight: null }, undone)).result.checkIn).toMatchObject({
			hasKit: true,
			weight: null,
			weighedAt: null,
		});
	});

	test("of two devices at the same moment, none loses what it recorded", async () => {
		const { event, people } = await createClosedClassForTest(1);
		const [{ id }] = people;
		const answers = await Promise.all([
			record(event.id, id, { hasKit: true }),
			record(event.id, id, { weight: 61.4 }),
		]);
		expect(answers.map(({ result }) => result.outcome)).toEqual(["stored", "stored"]);
		expect((await weighInOf(event.id)).checkIns).toMatchObject([{ hasKit: true, weight: 61.4 }]);
	});

	test("counts as minors those who are under age on the day of the event", async () => {
		const years = (date: string) => `${Number(date.slice(0, 4)) - 18}${date.slice(4, 10)}`;
		const { event, people } = await createClosedClassForTest(2);
		const day = event.eventDate.slice(0, 10);
		const [grown, young] = people;
		await Users.patch({ id: grown.id })
			.set({ dateOfBirth: years(day) })
			.go();
		await Users.patch({ id: young.id })
			.set({ dateOfBirth: years(dayAfter(day)) })
			.go();
		const { entrants } = await weighInOf(event.id);
		const minors = entrants.filter(({ isMinor }: { isMinor: boolean }) => isMinor);
		expect(minors.map(({ userId }: { userId: number }) => userId)).toEqual([young.id]);
	});

	test("is for staff, and for people with an approved entry", async () => {
		const { event, people } = await createClosedClassForTest(1);
		const [{ id, cookie }] = people;
		expect((await call("GET", `/events/${event.id}/check-ins`, { cookie })).status).toBe(404);
		const { event: other } = await createClosedClassForTest(1);
		expect((await record(other.id, id, { isHere: true })).result.outcome).toBe("not_entered");
	});
});

describe("a closed weigh-in", () => {
	test("ends the entries of those who were not weighed, once, and takes no more weights", async () => {
		const { event, eventClass, people, path } = await createClosedClassForTest(3);
		const [present, late, third] = people;
		await record(event.id, present.id, { weight: 61.4 });
		await record(event.id, third.id, { weight: 58 });
		// Nobody's entry ends whom the caller did not see named.
		const unseen = await close(event.id, eventClass.id, 0);
		expectRefusal(unseen, "changed_meanwhile");
		expect((await weighInOf(event.id)).closed).toEqual([]);
		const { status, body } = await close(event.id, eventClass.id, 0, [late, third]);
		expect([status, body.closed]).toEqual([200, [eventClass.id]]);
		expect((await close(event.id, eventClass.id, 0, [late])).status).toBe(200);
		const { body: own } = await call("GET", "/me/registrations", { cookie: late.cookie });
		expect(own[0]).toMatchObject({ status: "cancelled", reason: "no_show" });
		const weighed = { ...notCheckedIn, weight: 61.4 };
		const change = await record(event.id, present.id, { weight: 60 }, weighed);
		expect(change.result.outcome).toBe("weigh_in_closed");
		expect((await record(event.id, present.id, { hasKit: true }, weighed)).result.outcome).toBe(
			"stored",
		);
		const { body: draw } = await drawForTest(path);
		expect(draw.drawn.entrants.map(({ userId }: { userId: number }) => userId).sort()).toEqual(
			[present.id, third.id].sort(),
		);
	});

	test("ends no entry whose weight another device stores at the same moment", async () => {
		const { event, eventClass, people } = await createClosedClassForTest(8);
		const closing = close(event.id, eventClass.id, 0, people);
		const recorded = [];
		for (const { id } of people) recorded.push(await record(event.id, id, { weight: 61.4 }));
		expect((await closing).status).toBe(200);
		const statuses = await Promise.all(
			people.map(async ({ cookie }) => {
				const { body } = await call("GET", "/me/registrations", { cookie });
				const own = body.find(({ classId }: { classId: number }) => classId === eventClass.id);
				return own.status === "approved" ? "stored" : own.reason;
			}),
		);
		const ended = ["weigh_in_closed", "not_entered"];
		expect(
			recorded.map(({ result }) => (ended.includes(result.outcome) ? "no_show" : result.outcome)),
		).toEqual(statuses);
	});

	test("closing again ends no entry that was approved after the first closing", async () => {
		const event = await createEventForTest();
		const eventClass = await createEventClassForTest(event.id);
		const [missing, late] = await createPeopleForTest(2);
		for (const person of [missing, late]) await enterEventClass(eventClass, person);
		const cookie = await admin();
		const approve = async ({ id }: { id: number }) =>
			call("POST", `/registrations/${event.id}-${id}-${eventClass.id}/approve`, { cookie });
		expect((await approve(missing)).status).toBe(200);
		await close(event.id, eventClass.id, 0, [missing]);
		expect((await approve(late)).status).toBe(200);
		expect((await close(event.id, eventClass.id, 0, [missing])).status).toBe(200);
		const { body } = await call("GET", "/me/registrations", { cookie: late.cookie });
		const own = body.filter(({ classId }: { classId: number }) => classId === eventClass.id);
		expect(own).toMatchObject([{ status: "approved" }]);
	});

	test("takes a weight as long as another event class of the person is open", async () => {
		const event = await createEventForTest({ maxParticipants: 10 });
		const [one, other] = [
			await createEventClassForTest(event.id),
			await createEventClassForTest(event.id),
		];
		const person = await createPersonForTest();
		const cookie = await admin();
		for (const eventClass of [one, other]) {
			await enterEventClass(eventClass, person);
			const path = `/registrations/${event.id}-${person.id}-${eventClass.id}`;
			expect((await call("POST", `${path}/approve`, { cookie })).status).toBe(200);
		}
		const weigh = async (weight: number, before: number | null) =>
			(await record(event.id, person.id, { weight }, { ...notCheckedIn, weight: before })).result
				.outcome;
		expect(await weigh(61.4, null)).toBe("stored");
		await close(event.id, one.id, 0);
		expect(await weigh(60, 61.4)).toBe("stored");
		await close(event.id, other.id, 1);
		expect(await weigh(59, 60)).toBe("weigh_in_closed");
	});

	test("ends the waiting list too, so that nobody gets a place without a weight", async () => {
		const event = await createEventForTest({ maxParticipants: 10 });
		const eventClass = await createEventClassForTest(event.id, { maxParticipants: 1 });
		const [placed, waiting] = await createPeopleForTest(2);
		for (const person of [placed, waiting]) await enterEventClass(eventClass, person);
		const cookie = await admin();
		const path = `/registrations/${event.id}-${placed.id}-${eventClass.id}`;
		expect((await call("POST", `${path}/approve`, { cookie })).status).toBe(200);
		expect((await close(event.id, eventClass.id, 0, [placed])).status).toBe(200);
		for (const { cookie } of [placed, waiting]) {
			const { body } = await call("GET", "/me/registrations", { cookie });
			const own = body.filter(({ classId }: { classId: number }) => classId === eventClass.id);
			expect(own).toMatchObject([{ status: "cancelled", reason: "no_show" }]);
		}
	});

	test("can be opened again, and is not changed from an old version", async () => {
		const { event, eventClass, people } = await createClosedClassForTest(1);
		await record(event.id, people[0].id, { weight: 61.4 });
		const { body } = await close(event.id, eventClass.id, 0);
		expect((await open(event.id, eventClass.id, 0)).body.code).toBe("changed_meanwhile");
		const opened = await open(event.id, eventClass.id, body.version);
		expect(opened.body.closed).toEqual([]);
		const weighed = { ...notCheckedIn, weight: 61.4 };
		expect((await record(event.id, people[0].id, { weight: 60 }, weighed)).result.outcome).toBe(
			"stored",
		);
	});
});

describe("the closing time of a weigh-in", () => {
	const at = (day: string, time = "09:30") => `${day}T${time}`;
	const setTime = async (eventId: number, closesAt: string | null, version: number) =>
		call("PUT", `/events/${eventId}/weigh-in`, {
			cookie: await admin(),
			body: { closesAt, version },
		});
	const read = async (eventId: number) => (await call("GET", `/events/${eventId}/weigh-in`)).body;

	test("is set in Kuwait time, read by everybody, and ends no entry when it passes", async () => {
		const { event, eventClass, people } = await createClosedClassForTest(2);
		await moveEventToToday(event.id);
		expect(await read(event.id)).toEqual({ version: 0, closesAt: null });
		const passed = at(dateIn(-1));
		const set = await setTime(event.id, passed, 0);
		expect(set.body).toEqual({ version: 1, closesAt: `${passed}+03:00` });
		expect(await read(event.id)).toEqual(set.body);
		// A device that was without a network sends what it weighed after the time.
		const late = await record(event.id, people[0].id, { weight: 61.4 });
		expect(late.result.outcome).toBe("stored");
		const state = await weighInOf(event.id);
		expect(state).toMatchObject({ version: 1, closesAt: set.body.closesAt, closed: [] });
		expect(state.entrants).toHaveLength(2);
		const { body: closed } = await close(event.id, eventClass.id, 1, [people[1]]);
		expect(closed).toEqual({ version: 2, closed: [eventClass.id] });
		expect(await read(event.id)).toEqual({ version: 2, closesAt: set.body.closesAt });
	});

	test("is changed and taken away, though not from an old version", async () => {
		const event = await createEventForTest();
		const day = event.eventDate.slice(0, 10);
		expect((await setTime(event.id, at(day), 0)).status).toBe(200);
		expect((await setTime(event.id, at(day, "10:00"), 0)).body.code).toBe("changed_meanwhile");
		expect((await setTime(event.id, at(day), 0)).body.version).toBe(1);
		expect((await setTime(event.id, null, 1)).body).toEqual({ version: 2, closesAt: null });
	});

	test.each([
		["without the hour", () => dateIn(0), "date_invalid"],
		["that is none", () => "soon", "date_invalid"],
		["after the event", (day: string) => at(dayAfter(day)), "outside_event"],
		["weeks before the event", (day: string) => at(dayAfter(day, -8)), "outside_event"],
	])("is refused at its field for a time %s", async (_, time, code) => {
		const event = await createEventForTest();
		const { status, body } = await setTime(event.id, time(event.eventDate.slice(0, 10)), 0);
		expect([status, body.fields]).toEqual([400, { closesAt: code }]);
	});

	test("is no longer said once the event was moved to other days", async () => {
		const event = await createEventForTest();
		await setTime(event.id, at(event.eventDate.slice(0, 10)), 0);
		const { body: stored } = await call("GET", `/events/${event.id}`, { cookie: await admin() });
		const moved = { ...stored, eventDate: dateIn(90), registrationDeadline: null };
		const { status } = await call("PUT", `/events/${event.id}`, {
			cookie: await admin(),
			body: moved,
		});
		expect(status).toBe(200);
		expect((await read(event.id)).closesAt).toBeNull();
	});

	test.each([{ reason: "Flood" }, {}])(
		"is no longer shown or set once the event is cancelled: %j",
		async (body) => {
			const event = await createEventForTest();
			const { id: classId } = await createEventClassForTest(event.id);
			await setTime(event.id, at(event.eventDate.slice(0, 10)), 0);
			expect((await read(event.id)).closesAt).not.toBeNull();
			const cookie = await admin();
			await call("POST", `/events/${event.id}/cancel`, { cookie, body });
			expect((await read(event.id)).closesAt).toBeNull();
			expectRefusal(await setTime(event.id, null, 1), "event_cancelled");
			const closing = { isClosed: true, missing: [], version: 1 };
			expectRefusal(
				await call("PUT", `/events/${event.id}/check-ins/${classId}`, { cookie, body: closing }),
				"event_cancelled",
			);
		},
	);

	test("is set by staff and the chief judge only, and of a draft read by staff only", async () => {
		const [event, draft] = await Promise.all([
			createEventForTest(),
			createEventForTest({ published: false }),
		]);
		const closesAt = at(event.eventDate.slice(0, 10));
		const body = { closesAt, version: 0 };
		const path = `/events/${event.id}/weigh-in`;
		for (const scope of ["weighIn", "announcer"] as const) {
			const cookie = await sessionOnDuty(event.id, scope);
			expect((await call("PUT", path, { cookie, body })).status).toBe(404);
		}
		const cookie = await sessionOnDuty(event.id, "chief");
		expect((await call("PUT", path, { cookie, body })).status).toBe(200);
		const ofDraft = async (reader?: string) =>
			(await call("GET", `/events/${draft.id}/weigh-in`, { cookie: reader })).status;
		expect([await ofDraft(), await ofDraft(cookie), await ofDraft(await admin())]).toEqual([
			404, 404, 200,
		]);
	});
});

test("the email about an approved entry carries its code, only at a tournament", async () => {
	const mailAbout = async (eventType: "tournament" | "event") => {
		const event = await createEventForTest({ eventType });
		const eventClass = await createEventClassForTest(event.id);
		const person = await createPersonForTest();
		await enterEventClass(eventClass, person);
		const id = `${event.id}-${person.id}-${eventClass.id}`;
		const approved = await call("POST", `/registrations/${id}/approve`, { cookie: await admin() });
		expect(approved.status).toBe(200);
		const find = async () =>
			(await mailsTo(person.email)).find(({ subject }) => subject.includes("approved"));
		await eventually(async () => (await find()) !== undefined, "the email");
		return { mail: await find(), path: `/events/${event.id}/weigh-in#entry=${id}` };
	};
	const { mail, path } = await mailAbout("tournament");
	expect(mail?.text).toContain(path);
	expect(mail?.text).toContain("Show this code when you arrive.");
	expect(mail?.html).toContain("Code for the weigh-in");
	expect((await mailAbout("event")).mail?.text).not.toContain("#entry=");
});
