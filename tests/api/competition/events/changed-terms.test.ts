import { Users } from "#functions/people/users/user.entity.ts";
import type { EventInput } from "#shared/competition/events/events.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { call, eventually } from "../../../core/api.ts";
import { createDocumentForTest } from "../../../core/documents.ts";
import { entriesAt } from "../../../core/entries.ts";
import { createEventClassForTest } from "../../../core/event-classes.ts";
import { createEventForTest, dateIn, eventForTest } from "../../../core/events.ts";
import { recordForTest } from "../../../core/memberships.ts";
import { admin, createPeopleForTest } from "../../../core/people.ts";

type Signed = { cookie: string };

/** People registered for an event in order, and how staff save it with other terms. */
async function entered(wish: Partial<EventInput>, count: number) {
	const event = await createEventForTest(wish);
	const people = await createPeopleForTest(count);
	for (const { cookie } of people) await call("POST", `/events/${event.id}/register`, { cookie });
	const save = async (change: Partial<EventInput>) => {
		const body = eventForTest({ ...wish, ...change });
		const { status } = await call("PUT", `/events/${event.id}`, { cookie: await admin(), body });
		expect(status).toBe(200);
	};
	return { event, people, save };
}

const aboutEvent = async ({ cookie }: Signed): Promise<Notification[]> =>
	(await call("GET", "/notifications", { cookie })).body.filter(
		({ type }: Notification) => type === "event",
	);
const notified = (person: Signed) =>
	eventually(async () => {
		const [latest] = await aboutEvent(person);
		return latest;
	}, "the notification of the change");

const conflictsAt = async (eventId: number): Promise<Map<number, string[]>> => {
	const { body } = await call("GET", `/events/${eventId}/registrations`, { cookie: await admin() });
	return new Map(
		body.map(({ userId, conflicts }: Entry) => [userId, conflicts.map(({ code }) => code)]),
	);
};

test("a document that is required later: those who lack it are notified, and staff and they see it", async () => {
	const { event, people, save } = await entered({}, 2);
	const [lacks, has] = people;
	await createDocumentForTest(has.cookie, has.id);
	await save({ requiredDocument: "medical" });
	const { title, message } = await notified(lacks);
	expect(title).toBe("An event has new conditions");
	expect(message).toContain(
		`Upload a medical certificate that is valid on ${longDay(dateIn(30), "en")}`,
	);
	expect(await aboutEvent(has)).toEqual([]);
	const conflicts = await conflictsAt(event.id);
	expect(conflicts.get(lacks.id)).toEqual(["document_required"]);
	expect(conflicts.get(has.id)).toEqual([]);
	await eventually(
		async () => (await entriesAt(lacks, event.id))[0].conflicts[0]?.code === "document_required",
		"the condition on the person's own page",
	);
	// The same again, or another text, notifies nobody.
	await save({ requiredDocument: "medical", descriptionEn: "Bring gloves" });
	await save({ requiredDocument: "medical", location: "Hall 2" });
	await eventually(async () => (await aboutEvent(lacks)).length === 2, "the new place");
	expect((await aboutEvent(lacks))[0].message).not.toContain("Upload");
});

test("a membership that is required later: those whose fee is not paid are notified", async () => {
	const { event, people, save } = await entered({}, 2);
	const [owes, paid] = people;
	await recordForTest(paid.id);
	await save({ membershipRule: "require" });
	expect((await notified(owes)).message).toContain("Pay the membership fee");
	expect(await aboutEvent(paid)).toEqual([]);
	expect((await conflictsAt(event.id)).get(owes.id)).toEqual(["membership_required"]);
});

test("a fee that is added later counts for those who wait, who are notified, and not for those with a place", async () => {
	const { event, people, save } = await entered({ maxParticipants: 1 }, 2);
	const [inside, waiting] = people;
	await save({ fee: 8_000, unpaidRule: "release" });
	expect((await notified(waiting)).message).toContain("now costs KD 8");
	expect(await aboutEvent(inside)).toEqual([]);
	expect((await entriesAt(inside, event.id))[0].fee).toBeNull();
	await save({ fee: 0 });
	await eventually(
		async () => (await aboutEvent(waiting))[0].message.includes("is now free"),
		"the next change",
	);
});

test("another programme: everybody is notified", async () => {
	const { people, save } = await entered({ schedule: "Begins at 9" }, 1);
	await save({ schedule: "Begins at 8" });
	const { title, message } = await notified(people[0]);
	expect(title).toBe("An event has another programme");
	expect(message).toContain("The programme has changed");
});

test("other terms of payment: those who owe are notified of what they mean, with a later day if there is one", async () => {
	const wish = { fee: 8_000, payUntil: dateIn(5) };
	const { event, people, save } = await entered(wish, 2);
	const [owes, exempt] = people;
	await call("POST", `/charges/registration-${event.id}-${exempt.id}/waive`, {
		cookie: await admin(),
		body: { amount: 8_000, reason: "Helper" },
	});
	await save({ payUntil: dateIn(9), unpaidRule: "release", lateCancellation: "due" });
	const { title, message } = await notified(owes);
	expect(title).toBe("An event has other terms of payment");
	expect(message).toContain(`KD 8 to pay by ${longDay(dateIn(9), "en")}.`);
	expect(message).toContain("next person waiting");
	expect(message).toContain("the fee stays due");
	await eventually(
		async () => (await entriesAt(owes, event.id))[0].fee.dueOn === dateIn(9),
		"the later day",
	);
	expect(await aboutEvent(exempt)).toEqual([]);
	// An earlier day counts only for those who register from now on.
	const earlier = { payUntil: dateIn(2), unpaidRule: "release", lateCancellation: "due" } as const;
	await save(earlier);
	await save({ ...earlier, location: "Hall 2" });
	await eventually(async () => (await aboutEvent(owes)).length > 1, "the new place");
	expect((await entriesAt(owes, event.id))[0].fee.dueOn).toBe(dateIn(9));
	expect((await aboutEvent(owes))[0].message).not.toContain("KD 8 to pay");
});

test("another day of counting ages, or another price of a class: those whom it concerns are notified", async () => {
	const event = await createEventForTest();
	const { id } = await createEventClassForTest(event.id, { maxAge: 17, maxParticipants: 1 });
	const [grows, waits] = await createPeopleForTest(2);
	for (const { id: userId } of [grows, waits])
		await Users.patch({ id: userId })
			.set({ dateOfBirth: `${Number(dateIn(0).slice(0, 4)) - 17}-01-01` })
			.go();
	const path = `/events/${event.id}/classes/${id}`;
	for (const { cookie } of [grows, waits])
		await call("POST", `${path}/register`, { cookie, body: {} });
	const cookie = await admin();
	const later = `${Number(dateIn(0).slice(0, 4)) + 2}-01-01`;
	const body = { className: "Kata", maxAge: 17, maxParticipants: 1, fee: 5_000 };
	expect((await call("PUT", path, { cookie, body })).status).toBe(200);
	expect((await notified(waits)).message).toContain("now costs KD 5");
	expect(await aboutEvent(grows)).toEqual([]);
	await call("PUT", `/events/${event.id}`, {
		cookie,
		body: eventForTest({ ageReferenceDate: later }),
	});
	expect((await notified(grows)).message).toContain("no longer fits the limits of");
});

test("a draft notifies nobody of other terms", async () => {
	const { people, save } = await entered({}, 1);
	await save({ published: false, requiredDocument: "medical" });
	await save({ location: "Hall 2", requiredDocument: "medical" });
	expect((await notified(people[0])).title).toBe("An event has a new place");
	expect(await aboutEvent(people[0])).toHaveLength(1);
});

test("a fee that is due at the event follows the event's day, also forward", async () => {
	const { event, people, save } = await entered({ fee: 8_000, eventDate: dateIn(30) }, 1);
	const [owes] = people;
	const dueOn = async () => (await entriesAt(owes, event.id))[0].fee.dueOn;
	expect(await dueOn()).toBe(dateIn(30));
	for (const day of [40, 20]) {
		await save({ eventDate: dateIn(day) });
		await eventually(async () => (await dueOn()) === dateIn(day), "the event's day");
	}
});
