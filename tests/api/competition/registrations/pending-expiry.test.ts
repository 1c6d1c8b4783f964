import { type EventRecord, Events } from "#functions/competition/events/event.entity.ts";
import { expirePending } from "#functions/competition/registrations/decisions.service.ts";
import { entriesOf } from "#functions/competition/registrations/entries/entries.service.ts";
import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import { call, eventually } from "../../../core/api.ts";
import { entriesAt, statuses } from "../../../core/entries.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPeopleForTest } from "../../../core/people.ts";
import { placesOf } from "../../../core/places.ts";

const dayMs = 24 * 60 * 60 * 1000;

test("undecided registrations expire with a notification, and the place goes to the next person waiting", async () => {
	const event = await createEventForTest({ maxParticipants: 2, offerHours: 0 });
	const [approved, pending, waiting] = await createPeopleForTest(3);
	for (const { cookie } of [approved, pending, waiting])
		await call("POST", `/events/${event.id}/register`, { cookie });
	await call("POST", `/registrations/${event.id}-${approved.id}/approve`, {
		cookie: await admin(),
	});
	const record = (await Events.get({ id: event.id }).go()).data as EventRecord;
	const expire = (days: number, from: number) => expirePending(record, days, from);
	const now = Date.now();
	expect(await expire(3, now + 2 * dayMs)).toBe(0);
	await eventually(async () => (await expire(3, now + 4 * dayMs)) === 1, "the entry in the index");
	const found = [approved, pending, waiting].map((person) => statuses(person, event.id));
	expect((await Promise.all(found)).flat()).toEqual(["approved", "cancelled", "pending"]);
	expect((await placesOf(event.id, [approved.id, pending.id, waiting.id])).wrong).toEqual([]);
	const [entry] = await entriesAt(pending, event.id);
	expect(entry.reason).toBe("pending_expired");
	await eventually(async () => {
		const { body } = await call("GET", "/notifications", { cookie: pending.cookie });
		return body.some(({ title }: { title: string }) => title === "Your registration has ended");
	}, "the notification");
});

test("a registration whose rejection is taken back has the full time again", async () => {
	const event = await createEventForTest({ maxParticipants: 2 });
	const [person] = await createPeopleForTest(1);
	await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
	const cookie = await admin();
	const path = `/registrations/${event.id}-${person.id}`;
	await call("POST", `${path}/reject`, { cookie, body: {} });
	await call("POST", `${path}/reopen`, { cookie });
	const key = { eventId: event.id, userId: person.id, classId: 0 };
	const { data: entry } = await Registrations.get(key).go({ consistent: true });
	if (!entry) throw new Error("There is no registration");
	const now = Date.now();
	const [first, ...later] = entry.trail;
	const at = new Date(now - 5 * dayMs).toISOString();
	await Registrations.put({ ...entry, trail: [{ ...first, at }, ...later] }).go();
	const record = (await Events.get({ id: event.id }).go()).data as EventRecord;
	await eventually(
		async () => (await entriesOf(record, "pending"))[0]?.trail[0].at === at,
		"the registration in the index",
	);
	expect(await expirePending(record, 3, now)).toBe(0);
	expect(await expirePending(record, 3, now + 4 * dayMs)).toBe(1);
});
