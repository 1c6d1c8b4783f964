import { calledOffDutyNotices } from "#functions/competition/duties/duties.stream.ts";
import { Duties } from "#functions/competition/duties/duty.entity.ts";
import { notifyOfEndedDuties } from "#functions/competition/duties/ended-duties.ts";
import { findDuties } from "#functions/competition/duties/on-duty.ts";
import { findEvent } from "#functions/competition/events/events.service.ts";
import type { Duty } from "#shared/competition/duties/duties.schema.ts";
import { notCheckedIn } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { formatLocale } from "#shared/core/locales.ts";
import { dayAfter, kuwaitDate, startOf, timeZone } from "#shared/core/time/kuwait.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { createClosedClassForTest, drawForTest } from "../../core/draws.ts";
import { giveDutyForTest, makeDutyLinkForTest } from "../../core/duties.ts";
import { createEventForTest, dateIn, eventForTest } from "../../core/events.ts";
import { createNotificationsForTest } from "../../core/notifications.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";

type Person = { id: number; cookie: string };

const claim = ({ cookie }: Person, body: object) => call("POST", "/duties/claim", { cookie, body });

const revoke = async (eventId: number, dutyId: string) =>
	call("DELETE", `/events/${eventId}/duties/${dutyId}`, { cookie: await admin() });

/** A duty by link and the person who took it. */
async function takeLink(eventId: number) {
	const person = await createPersonForTest();
	const { duty, claim: link } = await makeDutyLinkForTest(eventId);
	await claim(person, link);
	return { link: duty.id, person };
}

const listed = async (eventId: number) =>
	(await call("GET", `/events/${eventId}/duties`, { cookie: await admin() })).body;

describe("the link of a duty", () => {
	test("works once, and again for the person who used it", async () => {
		const event = await createEventForTest();
		const [first, second] = await createPeopleForTest(2);
		const { duty, claim: link } = await makeDutyLinkForTest(event.id);
		expect(duty).toMatchObject({ scope: "desk", person: null });
		expect(JSON.stringify(duty)).not.toContain("ash");
		const taken = await claim(first, link);
		expect([taken.status, taken.body]).toMatchObject([200, { eventId: event.id, scope: "desk" }]);
		expect((await claim(first, link)).body).toEqual(taken.body);
		expectRefusal(await claim(second, link), "duty_link_used");
		expect(await listed(event.id)).toMatchObject([{ id: duty.id, person: { id: first.id } }]);
	});

	test("goes to exactly one of two people who use it at once", async () => {
		const event = await createEventForTest();
		const people = await createPeopleForTest(2);
		const { claim: link } = await makeDutyLinkForTest(event.id);
		const answers = await Promise.all(people.map((person) => claim(person, link)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		const winner = people[answers.findIndex(({ status }) => status === 200)];
		expect(await listed(event.id)).toMatchObject([{ person: { id: winner.id } }]);
	});

	test("is refused with its own reason when it is revoked, has ended or is of another event", async () => {
		const [event, other] = await Promise.all([createEventForTest(), createEventForTest()]);
		const person = await createPersonForTest();
		const { duty, claim: link } = await makeDutyLinkForTest(event.id);
		expectRefusal(await claim(person, { ...link, eventId: other.id }), "duty_link_unknown");
		const wrong = { ...link, secret: link.secret.slice(1) };
		expectRefusal(await claim(person, wrong), "duty_link_unknown");
		await Duties.patch({ eventId: event.id, id: duty.id })
			.set({ until: dateIn(-1) })
			.go();
		expectRefusal(await claim(person, link), "duty_expired");
		expect((await revoke(event.id, duty.id)).status).toBe(200);
		expect((await revoke(event.id, duty.id)).status).toBe(200);
		expectRefusal(await claim(person, link), "duty_revoked");
		expect(await listed(event.id)).toEqual([]);
	});

	test("may be tried ten times in an hour", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		const { claim: link } = await makeDutyLinkForTest(event.id);
		const wrong = { ...link, secret: link.secret.slice(1) };
		for (let tries = 0; tries < 10; tries++)
			expectRefusal(await claim(person, wrong), "duty_link_unknown");
		expectRefusal(await claim(person, link), "too_many_attempts");
	});
});

describe("a duty of a person", () => {
	test("runs until the day after the event, is on their own list, and is given once", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		const { body: duty } = await giveDutyForTest(event.id, { userId: person.id });
		const until = dayAfter(kuwaitDate(Date.parse(event.eventDate)));
		expect(duty).toMatchObject({ until, person: { id: person.id } });
		expect((await giveDutyForTest(event.id, { userId: person.id })).body).toEqual(duty);
		const { body: own } = await call("GET", "/me/duties", { cookie: person.cookie });
		expect(own).toMatchObject([
			{ eventId: event.id, titleEn: event.titleEn, scope: "desk", until },
		]);
	});

	test.each([
		["needs a person or a link", {}, { userId: "required" }],
		["has no last day in the past", { userId: 1, until: "2020-01-01" }, { until: "day_past" }],
		["has no last day in a year", { userId: 1, until: dateIn(365) }, { until: "day_far_ahead" }],
		["is for an account", { userId: 999_999_999_999 }, { userId: "invalid" }],
	])("%s", async (_, wish, fields) => {
		const event = await createEventForTest();
		const { body } = await giveDutyForTest(event.id, wish as object);
		expect(body).toMatchObject({ code: "invalid", fields });
	});

	test("at the check-in desk lets check in and weigh, but not close or draw, until it is revoked", async () => {
		const { event, eventClass, people, path } = await createClosedClassForTest(2, {
			phoneNumber: "+96599887766",
			dateOfBirth: "2015-03-04",
		});
		const holder = await createPersonForTest();
		const { cookie } = holder;
		const checkIns = `/events/${event.id}/check-ins`;
		expect((await call("GET", checkIns, { cookie })).status).toBe(404);
		const { body: duty } = await giveDutyForTest(event.id, { userId: holder.id });
		const { body } = await call("GET", checkIns, { cookie });
		expect(body.entrants).toHaveLength(2);
		expect(body.entrants).toContainEqual(
			expect.objectContaining({ userId: people[0].id, isMinor: true }),
		);
		expect(JSON.stringify(body)).not.toMatch(/99887766|2015-03-04|@test/);
		const change = { userId: people[0].id, before: notCheckedIn };
		const value = { ...notCheckedIn, weight: 31.5 };
		const recorded = await call("POST", checkIns, {
			cookie,
			body: { people: [{ ...change, value }] },
		});
		expect(recorded.body).toMatchObject([{ outcome: "stored", checkIn: { weight: 31.5 } }]);
		const close = { cookie, body: { isClosed: true, version: 0 } };
		expect((await call("PUT", `${checkIns}/${eventClass.id}`, close)).status).toBe(404);
		const draw = { cookie, body: { third: "two", rules: "youth", version: 0 } };
		expect((await call("POST", path, draw)).status).toBe(404);
		expect((await call("GET", `/events/${event.id}/registrations`, { cookie })).body).toEqual([]);
		const { event: other } = await createClosedClassForTest(1);
		expect((await call("GET", `/events/${other.id}/check-ins`, { cookie })).status).toBe(404);
		await revoke(event.id, duty.id);
		expect((await call("GET", checkIns, { cookie })).status).toBe(404);
		expect((await call("GET", "/me/duties", { cookie })).body).toEqual([]);
	});

	test("of the chief judge lets draw and close; the announcer only reads all names", async () => {
		const { event, eventClass, people, path } = await createClosedClassForTest(3);
		const [chief, announcer, visitor] = await createPeopleForTest(3);
		await giveDutyForTest(event.id, { scope: "chief", userId: chief.id });
		await giveDutyForTest(event.id, { scope: "announcer", userId: announcer.id });
		const body = { third: "two", rules: "classic", version: 0 };
		expect((await call("POST", path, { cookie: announcer.cookie, body })).status).toBe(404);
		expect((await call("POST", path, { cookie: chief.cookie, body })).status).toBe(200);
		const namesFor = async ({ cookie }: Person) => {
			const { body: draw } = await call("GET", path, { cookie });
			return draw.drawn.entrants.map(({ nameEn }: { nameEn: string | null }) => nameEn !== null);
		};
		expect(await namesFor(announcer)).toEqual([true, true, true]);
		expect(await namesFor(chief)).toEqual([true, true, true]);
		expect(await namesFor(visitor)).toEqual([false, false, false]);
		const closed = await call("PUT", `/events/${event.id}/check-ins/${eventClass.id}`, {
			cookie: chief.cookie,
			body: { isClosed: true, missing: people.map(({ id }) => id), version: 0 },
		});
		expect(closed.body.closed).toEqual([eventClass.id]);
		expect((await drawForTest(path, { version: 1, reason: "Nobody was weighed" })).body.code).toBe(
			"draw_nobody",
		);
	});
});

describe("the notification of a duty", () => {
	const noticesOf = async ({ cookie }: Person, lang = "en") =>
		(
			await call("GET", "/notifications", { cookie, headers: { "accept-language": lang } })
		).body.filter(({ type }: { type: string }) => type === "duty");

	test("tells the person that they got it and that it was withdrawn, in their language, and emails both", async () => {
		const event = await createEventForTest({ titleEn: "Spring Cup", titleAr: "كأس الربيع" });
		const [person, arab] = await Promise.all([
			createPersonForTest(),
			createPersonForTest({ preferredLanguage: "ar" }),
		]);
		const { body: duty } = await giveDutyForTest(event.id, {
			scope: "weighIn",
			userId: person.id,
		});
		await giveDutyForTest(event.id, { scope: "weighIn", userId: person.id });
		expect(await noticesOf(person)).toMatchObject([
			{ title: "Your duty: Weigh-in", actionUrl: `/events/${event.id}/weigh-in` },
		]);
		expect((await noticesOf(person))[0].message).toContain("Spring Cup");
		await eventually(async () => (await mailsTo(person.email)).length === 1, "the email");
		await giveDutyForTest(event.id, { scope: "chief", userId: arab.id });
		const [arabic] = await noticesOf(arab, "ar");
		expect(arabic).toMatchObject({
			title: "مهمتك: رئيس الحكام",
			actionUrl: `/events/${event.id}/draw`,
		});
		expect(arabic.message).toContain("كأس الربيع");
		await revoke(event.id, duty.id);
		await revoke(event.id, duty.id);
		expect((await noticesOf(person)).map(({ title }: { title: string }) => title)).toEqual([
			"Duty withdrawn: Weigh-in",
			"Your duty: Weigh-in",
		]);
		await eventually(async () => (await mailsTo(person.email)).length === 2, "both emails");
	});

	test("is not emailed to people who switched these emails off", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		const body = { duty: false };
		await call("PATCH", "/me/mail", { cookie: person.cookie, body });
		await giveDutyForTest(event.id, { userId: person.id });
		// The email about another kind comes after it, so that none can still be on its way.
		await createNotificationsForTest(person.id, 1, { mailedAt: undefined });
		await mailTo(person.email, ({ text }) => text.includes("Test Cup 1"));
		expect((await noticesOf(person)).length).toBe(1);
		expect(await mailsTo(person.email)).toHaveLength(1);
	});

	test("is not made for a duty by link, neither when somebody takes it nor when it is withdrawn", async () => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		const { duty, claim: link } = await makeDutyLinkForTest(event.id);
		await claim(person, link);
		await revoke(event.id, duty.id);
		expect(await noticesOf(person)).toEqual([]);
	});

	test("tells once that a duty has ended, unless a longer one goes on", async () => {
		const event = await createEventForTest();
		const [ended, twice, level, longer, busy] = await createPeopleForTest(5);
		const giveEnded = async ({ id: userId }: Person, days: number) => {
			const { body: duty } = await giveDutyForTest(event.id, { userId });
			await Duties.patch({ eventId: event.id, id: duty.id })
				.set({ until: dateIn(-days) })
				.go();
		};
		for (const person of [ended, twice, level, longer, busy]) await giveEnded(person, 1);
		await giveEnded(twice, 2);
		await giveEnded(level, 1);
		await giveDutyForTest(event.id, { userId: longer.id });
		await giveDutyForTest(event.id, { userId: busy.id, scope: "announcer" });
		const now = Date.now();
		await Promise.all([notifyOfEndedDuties(now), notifyOfEndedDuties(now)]);
		await notifyOfEndedDuties(now);
		const titles = async (person: Person) =>
			(await noticesOf(person)).map(({ title }: { title: string }) => title);
		expect(await titles(ended)).toEqual(["Duty ended: Reception", "Your duty: Reception"]);
		// Of two that have ended, the longer one counts, or one of two equal ones.
		for (const person of [twice, level])
			expect(await titles(person)).toEqual([
				"Duty ended: Reception",
				"Your duty: Reception",
				"Your duty: Reception",
			]);
		expect(await titles(longer)).toEqual(["Your duty: Reception", "Your duty: Reception"]);
		// Another kind of duty that goes on is no longer one of this kind.
		expect(await titles(busy)).toContain("Duty ended: Reception");
	});

	const titlesTo = async ({ cookie }: Person) =>
		(await call("GET", "/notifications", { cookie })).body.map(
			({ title }: { title: string }) => title,
		);

	test("notifies the people on duty that the event moves, with which a usual last day moves", async () => {
		const event = await createEventForTest();
		const [usual, longer] = await createPeopleForTest(2);
		await giveDutyForTest(event.id, { userId: usual.id });
		const later = {
			userId: longer.id,
			until: dayAfter(kuwaitDate(Date.parse(event.eventDate)), 5),
		};
		await giveDutyForTest(event.id, later);
		const {
			data: [first],
		} = await Duties.query.ofEvent({ eventId: event.id }).go();
		await Duties.patch({ eventId: event.id, id: first.id }).set({ endedAt: "2026-01-01" }).go();
		const { link, person } = await takeLink(event.id);
		await revoke(event.id, link);
		const moved = { ...eventForTest(event), eventDate: dateIn(40), version: event.version };
		await call("PUT", `/events/${event.id}`, { cookie: await admin(), body: moved });
		for (const one of [usual, longer])
			await eventually(
				async () => (await titlesTo(one)).includes("An event has a new date"),
				"the new day",
			);
		expect(await titlesTo(person)).not.toContain("An event has a new date");
		await eventually(
			async () => (await listed(event.id)).some(({ until }: Duty) => until === dateIn(41)),
			"the last day to move",
		);
		expect((await listed(event.id)).map(({ until }: Duty) => until).sort()).toEqual(
			[dateIn(41), later.until].sort(),
		);
		// It ends again, so its person is notified again.
		const ended = (await findDuties(event.id)).find(({ id }) => id === first.id);
		expect([ended?.until, ended?.endedAt]).toEqual([dateIn(41), undefined]);
	});

	test("notifies the people on duty, by account or link, that the event is called off or deleted", async () => {
		const cookie = await admin();
		const [cancelled, deleted] = [await createEventForTest(), await createEventForTest()];
		const people = await createPeopleForTest(2);
		await giveDutyForTest(cancelled.id, { userId: people[0].id });
		await giveDutyForTest(cancelled.id, { userId: people[0].id, scope: "chief" });
		await giveDutyForTest(deleted.id, { userId: people[1].id });
		const { person: byLink } = await takeLink(cancelled.id);
		await call("POST", `/events/${cancelled.id}/cancel`, { cookie, body: {} });
		expectRefusal(await giveDutyForTest(cancelled.id, { userId: people[1].id }), "event_cancelled");
		await call("DELETE", `/events/${deleted.id}`, { cookie });
		for (const one of [...people, byLink])
			await eventually(
				async () =>
					(await titlesTo(one)).filter((title: string) => title === "Event called off").length ===
					1,
				"the news",
			);
		const [arabic] = await noticesOf(people[0], "ar");
		const day = new Intl.DateTimeFormat(formatLocale.ar, { dateStyle: "full", timeZone });
		const words = [cancelled.titleAr, day.format(startOf(cancelled.eventDate))];
		for (const word of words) expect(arabic.message).toContain(word);
		await eventually(async () => (await findDuties(deleted.id)).length === 0, "the duties to go");
		for (const { id } of await findDuties(cancelled.id))
			await Duties.patch({ eventId: cancelled.id, id })
				.set({ until: dateIn(-1) })
				.go();
		await notifyOfEndedDuties(Date.now());
		expect(await titlesTo(people[0])).not.toContain("Duty ended: Reception");
	});

	test("tells nobody that a past event is called off, though duties still run", async () => {
		const { id } = await createEventForTest();
		const person = await createPersonForTest();
		await giveDutyForTest(id, { userId: person.id });
		const event = await findEvent(id as EventId);
		const recipientsAt = async (now: number) =>
			(await calledOffDutyNotices(event, now)).map(({ userId }) => userId);
		const end = Date.parse(event.endsAt);
		expect(await recipientsAt(end)).toEqual([person.id]);
		expect(await recipientsAt(end + 1)).toEqual([]);
	});
});
