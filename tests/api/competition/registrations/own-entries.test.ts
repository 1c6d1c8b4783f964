import type { EventClassInput } from "#shared/competition/event-classes/event-classes.schema.ts";
import { call } from "../../../core/api.ts";
import { cancel, entriesAt } from "../../../core/entries.ts";
import { createEventForTest } from "../../../core/events.ts";
import { createPeopleForTest, createPersonForTest } from "../../../core/people.ts";

async function withEventClass(wish: Partial<EventClassInput> = {}) {
	const event = await createEventForTest();
	const { cookie } = await createPersonForTest({ role: "admin" });
	const body = { className: "Kata", maxParticipants: 5, ...wish };
	const { body: eventClass } = await call("POST", `/events/${event.id}/classes`, { cookie, body });
	return {
		event,
		path: `/events/${event.id}/classes/${eventClass.id}/register`,
		classId: eventClass.id,
		cookie,
	};
}

describe("a person's own registrations", () => {
	test("the dashboard lists a class registration once, without the event seat that belongs to it", async () => {
		const { path, classId } = await withEventClass();
		const { cookie } = await createPersonForTest();
		await call("POST", path, { cookie, body: {} });
		const { body } = await call("GET", "/user/dashboard", { cookie });
		expect(body.eventRegistrations).toMatchObject([
			{ classId, class: { className: "Kata" }, chooseClass: false },
		]);
	});

	test("a registration without a class asks for one", async () => {
		const { event } = await withEventClass();
		const { cookie } = await createPersonForTest();
		await call("POST", `/events/${event.id}/register`, { cookie });
		const { body } = await call("GET", "/user/dashboard", { cookie });
		expect(body.eventRegistrations).toMatchObject([{ classId: null, chooseClass: true }]);
	});

	test("a rejected registration states the reason", async () => {
		const { path, event, classId, cookie: admin } = await withEventClass();
		const person = await createPersonForTest();
		await call("POST", path, { cookie: person.cookie, body: {} });
		const body = { reason: "The licence is missing" };
		await call("POST", `/registrations/${event.id}-${person.id}-${classId}/reject`, {
			cookie: admin,
			body,
		});
		const { body: mine } = await call("GET", "/me/registrations", { cookie: person.cookie });
		expect(mine).toMatchObject([{ status: "rejected", reason: "The licence is missing" }]);
	});

	test("a registration cancelled by staff states why, and a person's own text cannot imitate a system reason", async () => {
		const { path, event, classId, cookie: admin } = await withEventClass();
		const people = await createPeopleForTest(2);
		for (const { cookie } of people) await call("POST", path, { cookie, body: {} });
		const [cancelled, forged] = people;
		await cancel(`${event.id}-${cancelled.id}-${classId}`, { cookie: admin }, "Two in this class");
		await cancel(`${event.id}-${forged.id}-${classId}`, forged, "offer_expired");
		expect(await entriesAt(cancelled, event.id)).toMatchObject([
			{ status: "cancelled", reason: "Two in this class" },
		]);
		expect((await entriesAt(forged, event.id))[0].reason).toBeUndefined();
	});
});

test("a rejected class registration lists every reason", async () => {
	const { path } = await withEventClass({ minAge: 18, genderRestriction: "female" });
	const { cookie } = await createPersonForTest({ gender: "male" });
	const { status, body } = await call("POST", path, { cookie, body: {} });
	expect([status, body.code]).toEqual([422, "not_eligible"]);
	expect(body.reasons).toEqual([
		{ code: "age_missing", params: {} },
		{ code: "gender_other", params: { required: "female" } },
	]);
});
