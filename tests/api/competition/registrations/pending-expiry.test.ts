import { type EventRecord, Events } from "#functions/competition/events/event.entity.ts";
import { expirePending } from "#functions/competition/registrations/decisions.service.ts";
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
