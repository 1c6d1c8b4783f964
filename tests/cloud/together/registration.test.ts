import { call, eventually } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { uniqueText } from "../../core/unique.ts";

const register = (eventId: number, cookie: string, key?: string) =>
	call("POST", `/events/${eventId}/register`, {
		cookie,
		headers: key ? { "idempotency-key": key } : {},
	});

test("thirty people at once for ten places fill exactly ten, and the stream counts and notifies them", async () => {
	const event = await createEventForTest({ maxParticipants: 10 });
	const people = await createPeopleForTest(30);
	const answers = await Promise.all(people.map(({ cookie }) => register(event.id, cookie)));
	const statuses = answers.map(({ status }) => status).sort();
	expect(statuses).toEqual([...Array(10).fill(201), ...Array(20).fill(202)]);
	await eventually(async () => {
		const { body } = await call("GET", `/events/${event.id}`);
		return body.registeredCount === 10 && body.registrationState === "waitlist";
	}, "the count");
	for (const { cookie } of people.slice(0, 3)) {
		const isNotified = async () =>
			(await call("GET", "/notifications", { cookie })).body.length === 1;
		await eventually(isNotified, "the bell");
	}
});

test("a repeat with the same key gets the same response, and a second registration is rejected", async () => {
	const event = await createEventForTest();
	const { cookie } = await createPersonForTest();
	const first = await register(event.id, cookie, "click-1");
	expect(first.status).toBe(201);
	expect(await register(event.id, cookie, "click-1")).toMatchObject({
		status: 200,
		body: first.body,
	});
	expect(await register(event.id, cookie)).toMatchObject({
		status: 409,
		body: { code: "already_registered" },
	});
});

test("a new event gets a rendered page through the stream, and loses it when unpublished", async () => {
	const event = await createEventForTest({ titleEn: uniqueText("Cloud Cup") });
	const page = () => fetch(`${baseUrl}/events/${event.id}`);
	await eventually(async () => (await (await page()).text()).includes(event.titleEn), "the page");
	const { cookie } = await createPersonForTest({ role: "admin" });
	const { body } = await call("GET", `/events/${event.id}`, { cookie });
	const withdrawn = { ...body, published: false };
	expect((await call("PUT", `/events/${event.id}`, { cookie, body: withdrawn })).status).toBe(200);
	await eventually(
		async () => !(await (await page()).text()).includes(event.titleEn),
		"the page to be gone",
	);
	// The app shell is served instead, and shows what the API returns.
	expect((await page()).status).toBe(200);
});
