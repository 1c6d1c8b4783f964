import { runDueTasks } from "#functions/app/clock/cron-tasks.ts";
import {
	type RegistrationRecord,
	Registrations,
} from "#functions/competition/registrations/registration.entity.ts";
import { call, eventually } from "../../../core/api.ts";
import { cancel, entriesAt, statuses } from "../../../core/entries.ts";
import { createEventForTest, dateIn } from "../../../core/events.ts";
import { createPeopleForTest } from "../../../core/people.ts";
import { placesOf } from "../../../core/places.ts";

describe("offers of a place", () => {
	async function offered() {
		const event = await createEventForTest({ maxParticipants: 1, offerHours: 24 });
		const [first, second, third] = await createPeopleForTest(3);
		for (const { cookie } of [first, second, third])
			await call("POST", `/events/${event.id}/register`, { cookie });
		await cancel(`${event.id}-${first.id}`, first);
		return {
			event,
			second,
			third,
			id: `${event.id}-${second.id}`,
			ids: [first, second, third].map(({ id }) => id),
		};
	}
	const answerTo = (id: string, what: string, { cookie }: { cookie: string }) =>
		call("POST", `/registrations/${id}/${what}-offer`, { cookie });

	test("an offered place is held until it is accepted, once", async () => {
		const { event, second, third, id, ids } = await offered();
		const [entry] = await entriesAt(second, event.id);
		expect(entry.status).toBe("offered");
		expect(Date.parse(entry.offerExpiresAt) - Date.now()).toBeGreaterThan(23 * 60 * 60 * 1000);
		expect((await answerTo(id, "accept", third)).status).toBe(404);
		expect((await answerTo(id, "accept", second)).body.status).toBe("pending");
		expect((await answerTo(id, "accept", second)).status).toBe(200);
		expect(await answerTo(id, "decline", second)).toMatchObject({
			status: 409,
			body: { code: "not_offered" },
		});
		expect(await placesOf(event.id, ids)).toMatchObject({ placed: 1, wrong: [] });
	});

	test("an expired offer goes to the next person waiting, and can no longer be accepted", async () => {
		const { event, second, third, id, ids } = await offered();
		const key = { eventId: event.id, userId: second.id, classId: 0 };
		const past = new Date(Date.now() - 1_000).toISOString();
		const { data } = await Registrations.get(key).go({ consistent: true });
		await Registrations.put({ ...(data as RegistrationRecord), offerExpiresAt: past }).go();
		expect(await answerTo(id, "accept", second)).toMatchObject({
			status: 410,
			body: { code: "offer_expired" },
		});
		await runDueTasks(Date.now());
		expect(await answerTo(id, "accept", second)).toMatchObject({
			status: 410,
			body: { code: "offer_expired" },
		});
		expect(await statuses(third, event.id)).toEqual(["offered"]);
		expect(await placesOf(event.id, ids)).toMatchObject({ placed: 1, waiting: 0, wrong: [] });
	});

	test("a minor who accepts a place still waits for the consent of a guardian", async () => {
		const event = await createEventForTest({
			maxParticipants: 1,
			offerHours: 24,
			guardianConsent: true,
		});
		const [first] = await createPeopleForTest(1, { dateOfBirth: "1999-01-01" });
		const [alone] = await createPeopleForTest(1, { dateOfBirth: dateIn(-3_650) });
		const id = `${event.id}-${alone.id}`;
		for (const { cookie } of [first, alone])
			await call("POST", `/events/${event.id}/register`, { cookie });
		await cancel(`${event.id}-${first.id}`, first);
		expect((await answerTo(id, "accept", alone)).body).toMatchObject({
			status: "pending",
			awaitsGuardian: true,
			consent: null,
		});
	});

	test("a declined offer goes to the next person waiting", async () => {
		const { event, second, third, id, ids } = await offered();
		expect((await answerTo(id, "decline", second)).body.status).toBe("cancelled");
		expect((await answerTo(id, "decline", second)).status).toBe(200);
		await eventually(
			async () => (await statuses(third, event.id))[0] === "offered",
			"the next offer",
		);
		expect(await placesOf(event.id, ids)).toMatchObject({ placed: 1, waiting: 0, wrong: [] });
	});
});
