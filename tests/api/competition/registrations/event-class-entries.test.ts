import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { call, eventually } from "../../../core/api.ts";
import { cancel, entriesAt, settled, statuses } from "../../../core/entries.ts";
import { createEventClassForTest, enterEventClass } from "../../../core/event-classes.ts";
import { createEventForTest, dateIn, eventForTest } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";
import { placesOf } from "../../../core/places.ts";
import { sized } from "../../../core/size.ts";

describe("registering for an event class", () => {
	test("people can register for a class in the second in which staff add it", async () => {
		const event = await createEventForTest();
		const [first, second] = await createPeopleForTest(2);
		const one = await createEventClassForTest(event.id);
		expect((await enterEventClass(one, first)).status).toBe(201);
		const added = await createEventClassForTest(event.id);
		expect((await enterEventClass(added, second)).status).toBe(201);
		expect((await enterEventClass({ ...added, id: added.id + 999 }, first)).status).toBe(404);
	});

	test("a class registration is rejected with every reason at once, as eligibility reports before", async () => {
		const event = await createEventForTest();
		const wish = {
			minAge: 18,
			genderRestriction: "female",
			minBeltLevel: "green",
			competitionReadinessRequired: "Worldwide",
		};
		const made = await createEventClassForTest(event.id, wish as object);
		const person = await createPersonForTest({ gender: "male", dateOfBirth: dateIn(-10 * 365) });
		const codes = ["age_too_young", "gender_other", "belt_too_low", "readiness_too_low"];
		const codesOf = (reasons: { code: string }[]) => reasons.map(({ code }) => code);
		const before = await call("GET", `/events/${event.id}/eligibility`, { cookie: person.cookie });
		expect([before.body[0].eligible, codesOf(before.body[0].reasons)]).toEqual([false, codes]);
		const answer = await enterEventClass(made, person);
		expect([answer.status, answer.body.code, codesOf(answer.body.reasons)]).toEqual([
			422,
			"not_eligible",
			codes,
		]);
		expect(await entriesAt(person, event.id)).toEqual([]);
	});

	test("a class registration requires a weight if the class has limits, which are inclusive", async () => {
		const event = await createEventForTest();
		const made = await createEventClassForTest(event.id, {
			minWeight: 60,
			maxWeight: 65,
			maxParticipants: 10,
		});
		const enter = async (declaredWeight: unknown) =>
			enterEventClass(made, await createPersonForTest(), { declaredWeight });
		expect((await enter(undefined)).body.reasons).toMatchObject([{ code: "weight_missing" }]);
		expect((await enter("٦٥٫١")).body.reasons).toMatchObject([
			{ code: "weight_too_high", params: { weight: 65.1, max: 65 } },
		]);
		expect([(await enter(60)).status, (await enter("65.0")).status]).toEqual([201, 201]);
		expect(await enter(60.25)).toMatchObject({
			status: 400,
			body: { fields: { declaredWeight: "invalid" } },
		});
	});

	test("rejects a second registration, and a repeat with the same key gets the same response", async () => {
		const event = await createEventForTest();
		const [made, person] = [await createEventClassForTest(event.id), await createPersonForTest()];
		const first = await enterEventClass(made, person, {}, "click-1");
		expect(first.body.registration).toMatchObject({
			id: `${event.id}-${person.id}-${made.id}`,
			classId: made.id,
		});
		expect(await enterEventClass(made, person, {}, "click-1")).toMatchObject({
			status: 200,
			body: first.body,
		});
		expect(await enterEventClass(made, person)).toMatchObject({
			status: 409,
			body: { code: "already_registered" },
		});
	});

	test("two classes take one event place, and the last cancellation returns it", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [kata, kumite] = [
			await createEventClassForTest(event.id),
			await createEventClassForTest(event.id),
		];
		const [person, other] = await createPeopleForTest(2);
		const [first, second] = [
			await enterEventClass(kata, person),
			await enterEventClass(kumite, person),
		];
		expect([first.status, second.status, (await enterEventClass(kata, other)).status]).toEqual([
			201, 201, 202,
		]);
		const ids = [person.id, other.id];
		expect(await placesOf(event.id, ids)).toMatchObject({ taken: 1, wrong: [] });
		await cancel(first.body.registration.id, person);
		expect(await statuses(other, event.id)).toEqual(["waitlisted"]);
		await cancel(second.body.registration.id, person);
		await eventually(
			async () => (await statuses(other, event.id))[0] === "pending",
			"the other to get in",
		);
		await settled(event.id, ids);
		expect(await statuses(person, event.id)).toEqual(["cancelled", "cancelled"]);
	});

	test("nobody comes from a class's waiting list while the event is above its limit", async () => {
		const event = await createEventForTest({ maxParticipants: 3 });
		const eventClass = await createEventClassForTest(event.id, { maxParticipants: 3 });
		const [first, second, third, waiting] = await createPeopleForTest(4);
		const entered = await enterEventClass(eventClass, first);
		for (const person of [second, third, waiting]) await enterEventClass(eventClass, person);
		const setLimit = async (maxParticipants: number) => {
			const body = { ...eventForTest({ titleEn: event.titleEn }), maxParticipants };
			const cookie = await admin();
			expect((await call("PUT", `/events/${event.id}`, { cookie, body })).status).toBe(200);
		};
		await setLimit(2);
		await cancel(entered.body.registration.id, first);
		const ids = [first, second, third, waiting].map(({ id }) => id);
		await settled(event.id, ids);
		expect(await statuses(waiting, event.id)).toEqual(["waitlisted"]);
		await setLimit(3);
		await eventually(
			async () => (await statuses(waiting, event.id))[0] === "pending",
			"the last to get in",
		);
	});

	test("a person with a place at a full event can register for a class with places left", async () => {
		const event = await createEventForTest({ maxParticipants: 2 });
		const [small, large] = [
			await createEventClassForTest(event.id, { maxParticipants: 1 }),
			await createEventClassForTest(event.id, { maxParticipants: 5 }),
		];
		const [first, second, third] = await createPeopleForTest(3);
		for (const person of [first, second]) await enterEventClass(large, person);
		expect((await enterEventClass(small, third)).status).toBe(202);
		await eventually(
			async () => (await call("GET", `/events/${event.id}`)).body.waiting,
			"the event to be waited for",
		);
		expect((await enterEventClass(small, first)).status).toBe(201);
		const waiting = await enterEventClass(small, second);
		expect(waiting.body).toMatchObject({ registration: { status: "waitlisted" } });
		const positionOfSecond = async () =>
			(await entriesAt(second, event.id)).find(
				({ classId }: { classId: number }) => classId === small.id,
			).position;
		await eventually(async () => (await positionOfSecond()) === 2, "the position");
		await cancel(`${event.id}-${first.id}-${small.id}`, first);
		// The third registered first but has no event place; the second has one.
		await eventually(
			async () => (await statuses(second, event.id)).join() === "pending,pending",
			"the second to get in",
		);
		await settled(
			event.id,
			[first, second, third].map(({ id }) => id),
		);
	});

	test("registering for the event only leaves the class to be chosen", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const [made, person] = [await createEventClassForTest(event.id), await createPersonForTest()];
		const bare = await call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		expect(bare).toMatchObject({ status: 201, body: { chooseClass: true } });
		expect(await entriesAt(person, event.id)).toMatchObject([{ class: null, chooseClass: true }]);
		expect((await enterEventClass(made, person)).status).toBe(201);
		expect(await entriesAt(person, event.id)).toMatchObject([
			{ class: { id: made.id }, chooseClass: false },
		]);
		await settled(event.id, [person.id]);
	});

	test("a class registration notifies about the class only, not about the event place behind it", async () => {
		const event = await createEventForTest();
		const [made, person] = [await createEventClassForTest(event.id), await createPersonForTest()];
		await enterEventClass(made, person);
		await cancel(`${event.id}-${person.id}-${made.id}`, person);
		const notifications = () => call("GET", "/notifications", { cookie: person.cookie });
		await eventually(async () => (await notifications()).body.length >= 2, "both notifications");
		await settled(event.id, [person.id]);
		expect((await notifications()).body).toHaveLength(2);
	});

	test("the event place behind a class cannot be moved, approved or cancelled alone", async () => {
		const event = await createEventForTest();
		const [made, other] = [
			await createEventClassForTest(event.id),
			await createEventClassForTest(event.id),
		];
		const person = await createPersonForTest();
		await enterEventClass(made, person);
		const seat = `/registrations/${event.id}-${person.id}`;
		const cookie = await admin();
		const move = await call("POST", `${seat}/move`, { cookie, body: { classId: other.id } });
		const approve = await call("POST", `${seat}/approve`, { cookie });
		const leave = await call("DELETE", seat, { cookie: person.cookie });
		expect([move.status, approve.status, leave.status]).toEqual([409, 404, 409]);
		await settled(event.id, [person.id]);
	});

	const many = sized({ whole: 300, share: 120 });

	test(`${many} people at once for 4 classes of 20 at an event of 50 respect both limits, and no place stays empty`, async () => {
		const event = await createEventForTest({ maxParticipants: 50 });
		const classes: EventClass[] = [];
		while (classes.length < 4)
			classes.push(await createEventClassForTest(event.id, { maxParticipants: 20 }));
		const people = await createPeopleForTest(many);
		const answers = await Promise.all(
			people.map((person, position) => enterEventClass(classes[position % 4], person)),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 202]));
		const ids = people.map(({ id }) => id);
		await settled(event.id, ids);
		expect(await placesOf(event.id, ids)).toMatchObject({ taken: 50, wrong: [] });
	});
});

describe("moving between event classes", () => {
	async function moved(to: object = {}) {
		const event = await createEventForTest();
		const [from, target] = [
			await createEventClassForTest(event.id),
			await createEventClassForTest(event.id, to),
		];
		const person = await createPersonForTest();
		await enterEventClass(from, person);
		const path = `/registrations/${event.id}-${person.id}-${from.id}/move`;
		const answer = await call("POST", path, {
			cookie: await admin(),
			body: { classId: target.id },
		});
		return { event, from, target, person, answer };
	}

	test("a move between classes keeps the status and the event place, and frees the former class", async () => {
		const { event, from, target, person, answer } = await moved();
		expect(answer).toMatchObject({
			status: 200,
			body: { registration: { classId: target.id, status: "pending" } },
		});
		expect(await statuses(person, event.id)).toEqual(["cancelled", "pending"]);
		const path = `/registrations/${event.id}-${person.id}-${from.id}/move`;
		const again = await call("POST", path, { cookie: await admin(), body: { classId: target.id } });
		expect(again).toMatchObject({ status: 200, body: answer.body });
		await settled(event.id, [person.id]);
		await eventually(async () => {
			const { body } = await call("GET", `/events/${event.id}/availability`);
			return `${[body.event, ...body.classes].map(({ taken }) => taken)}` === "1,0,1";
		}, "the counts of the event and both classes");
	});

	test("a move between classes is rejected if the person does not fit", async () => {
		const { answer, event, person } = await moved({ minBeltLevel: "black-1" });
		expect(answer).toMatchObject({
			status: 422,
			body: { code: "not_eligible", reasons: [{ code: "belt_too_low" }] },
		});
		expect(await statuses(person, event.id)).toEqual(["pending"]);
	});
});
