import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { call, eventually, mailsTo, mailTo } from "../../../core/api.ts";
import { createEventClassForTest } from "../../../core/event-classes.ts";
import { createEventForTest, dateIn, eventForTest } from "../../../core/events.ts";
import { createFamilyForTest } from "../../../core/families.ts";
import { assignForTest, createJudgeForTest } from "../../../core/judges.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";

type Signed = { cookie: string };

const register = async ({ cookie }: Signed, eventId: number) => {
	const { status } = await call("POST", `/events/${eventId}/register`, { cookie, body: {} });
	expect(status).toBeLessThan(300);
};

const noticesOfEvent = async ({ cookie }: Signed): Promise<Notification[]> =>
	(await call("GET", "/notifications", { cookie })).body.filter(
		({ type }: Notification) => type === "event",
	);

const save = async (eventId: number, change: object) => {
	const { status } = await call("PUT", `/events/${eventId}`, {
		cookie: await admin(),
		body: eventForTest({ maxParticipants: 1, ...change }),
	});
	expect(status).toBe(200);
};

test("notifies only people who no longer meet the changed limits of an event class", async () => {
	const event = await createEventForTest();
	const { id } = await createEventClassForTest(event.id, { maxParticipants: 5 });
	const [grown, young] = [
		await createPersonForTest({ gender: "male", dateOfBirth: "2000-01-02" }),
		await createPersonForTest({ gender: "male", dateOfBirth: "2012-01-02" }),
	];
	for (const { cookie } of [grown, young]) {
		const path = `/events/${event.id}/classes/${id}/register`;
		expect((await call("POST", path, { cookie, body: {} })).status).toBeLessThan(300);
	}
	const change = async (body: object) => {
		const path = `/events/${event.id}/classes/${id}`;
		const { status } = await call("PUT", path, { cookie: await admin(), body });
		expect(status).toBe(200);
	};
	await change({ className: "Kata", maxParticipants: 6 });
	await change({ className: "Kata", maxParticipants: 6, maxAge: 17 });
	const [notice, ...more] = await eventually(async () => {
		const all = await noticesOfEvent(grown);
		return all.length > 0 && all;
	}, "the new limits");
	expect([notice.title, notice.message.includes("Kata"), more]).toEqual([
		"An event class has other limits",
		true,
		[],
	]);
	expect(await noticesOfEvent(young)).toEqual([]);
});

test("notifies entrants and people waiting once of a new day and place, by bell and email", async () => {
	const event = await createEventForTest({ maxParticipants: 1 });
	const [inside, waiting, stranger] = await createPeopleForTest(3);
	await register(inside, event.id);
	await register(waiting, event.id);
	await save(event.id, { eventDate: dateIn(40), location: "Hall 2" });
	for (const person of [inside, waiting]) {
		const [notice, ...more] = await eventually(async () => {
			const all = await noticesOfEvent(person);
			return all.length > 0 && all;
		}, "the news of the event");
		expect([notice.title, notice.actionUrl, more]).toEqual([
			"An event has a new date",
			"/registrations",
			[],
		]);
		expect(notice.message).toContain("Hall 2");
		await mailTo(person.email, ({ subject }) => subject.startsWith(notice.title));
	}
	expect(await noticesOfEvent(stranger)).toEqual([]);
	// Neither unchanged values nor a new description cause a notification.
	await save(event.id, {
		eventDate: dateIn(40),
		location: "Hall 2",
		descriptionEn: "Bring gloves",
	});
	await save(event.id, { eventDate: dateIn(40), location: "Hall 3" });
	const titles = await eventually(async () => {
		const all = await noticesOfEvent(inside);
		return all.some(({ message }) => message.includes("Hall 3")) && all.map(({ title }) => title);
	}, "the second change");
	expect(titles).toEqual(["An event has a new place", "An event has a new date"]);
	const about = (await mailsTo(inside.email)).filter(({ subject }) => subject.includes("An event"));
	expect(about.length).toBeLessThanOrEqual(2);
});

test("notifies guardians of a change for their child, and assigned judges", async () => {
	const event = await createEventForTest();
	const { guardian, child } = await createFamilyForTest();
	const { id: classId } = await createEventClassForTest(event.id);
	const registered = await call("POST", `/events/${event.id}/classes/${classId}/register`, {
		cookie: guardian.cookie,
		body: { userId: child.id },
	});
	expect(registered.body.registration).toMatchObject({ userId: child.id });
	const { judge, cookie: ofJudge } = await createJudgeForTest();
	await assignForTest(event.id, judge.id);
	const cookie = await admin();
	await call("PUT", `/events/${event.id}`, { cookie, body: eventForTest({ location: "Hall 2" }) });
	const copy = await eventually(
		async () =>
			(await call("GET", "/notifications", guardian)).body.find(
				({ title }: Notification) => title.includes(child.firstName) && title.includes("new place"),
			),
		"the guardian's copy",
	);
	expect(copy.message).toContain("Hall 2");
	const [notice] = await eventually(async () => {
		const all = await noticesOfEvent({ cookie: ofJudge });
		return all.length > 0 && all;
	}, "the judge's notification");
	expect(notice.actionUrl).toBe("/me");
	// The deadline of registrations does not concern judges.
	const body = eventForTest({ location: "Hall 2", registrationDeadline: dateIn(20) });
	await call("PUT", `/events/${event.id}`, { cookie, body });
	await eventually(
		async () =>
			(await call("GET", "/notifications", guardian)).body.some(({ title }: Notification) =>
				title.includes("earlier deadline"),
			),
		"the guardian's notification about the deadline",
	);
	expect(await noticesOfEvent({ cookie: ofJudge })).toHaveLength(1);
});

test("notifies nobody of a change of a draft", async () => {
	const event = await createEventForTest();
	const person = await createPersonForTest();
	await register(person, event.id);
	await save(event.id, { maxParticipants: 10, published: false, location: "Hall 2" });
	await save(event.id, { maxParticipants: 10, location: "Hall 3" });
	await eventually(async () => (await noticesOfEvent(person)).length > 0, "the published change");
	expect((await noticesOfEvent(person)).map(({ message }) => message.includes("Hall 3"))).toEqual([
		true,
	]);
});
