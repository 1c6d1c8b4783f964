import { EventClasses } from "#functions/competition/events/event-class.entity.ts";
import { call, eventually } from "../../../core/api.ts";
import { statuses } from "../../../core/entries.ts";
import { createEventClassForTest, enterEventClass } from "../../../core/event-classes.ts";
import { createEventForTest, everyEvent } from "../../../core/events.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";

describe("event classes", () => {
	test("an event lists its classes with their limits, and 0 places means no limit", async () => {
		const event = await createEventForTest();
		const limits = {
			minAge: 12,
			maxAge: 15,
			minBeltLevel: "Yellow Belt",
			maxBeltLevel: "green",
			minWeight: "٤٠",
		};
		const made = await createEventClassForTest(event.id, {
			...limits,
			maxParticipants: "none",
		} as object);
		const expected = {
			minAge: 12,
			minBeltLevel: "yellow-6",
			maxBeltLevel: "green-4",
			minWeight: 40,
			maxParticipants: 0,
		};
		expect(made).toMatchObject({
			...expected,
			maxWeight: null,
			genderRestriction: null,
			currentRegistrations: 0,
		});
		const { body } = await call("GET", `/events/${event.id}`);
		expect(body.classes).toMatchObject([{ id: made.id, ...expected }]);
		expect((await call("GET", `/events/${event.id}/classes`)).body).toEqual(body.classes);
		const listed = (await everyEvent()).find(({ id }) => id === event.id);
		expect(listed?.classes).toMatchObject([{ id: made.id }]);
	});

	test.each([
		[{ minAge: 16, maxAge: 12 }, "maxAge"],
		[{ minWeight: 80, maxWeight: 70 }, "maxWeight"],
		[{ minBeltLevel: "brown", maxBeltLevel: "white" }, "maxBeltLevel"],
	])("rejects %j with the invalid field", async (wish, field) => {
		const event = await createEventForTest();
		const body = { className: "Kata", ...wish };
		const answer = await call("POST", `/events/${event.id}/classes`, {
			cookie: await admin(),
			body,
		});
		expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: "max_below_min" } } });
	});

	test.each(["admin", "super-admin"] as const)(
		"an %s can create, change and delete classes",
		async (role) => {
			const event = await createEventForTest();
			const { cookie } = await createPersonForTest({ role });
			const classes = `/events/${event.id}/classes`;
			const { status, body: made } = await call("POST", classes, {
				cookie,
				body: { className: "Kata" },
			});
			expect(status).toBe(201);
			const edit = { cookie, body: { className: "Kumite", version: made.version } };
			const stored = async () =>
				(await EventClasses.get({ eventId: event.id, id: made.id }).go({ consistent: true })).data;
			const before = await stored();
			expect(await call("PUT", `${classes}/${made.id}`, edit)).toMatchObject({
				status: 200,
				body: { className: "Kumite" },
			});
			const after = await stored();
			expect(after?.createdAt).toBe(before?.createdAt);
			expect(Date.parse(after?.updatedAt ?? "")).toBeGreaterThan(
				Date.parse(before?.updatedAt ?? ""),
			);
			expect((await call("DELETE", `${classes}/${made.id}`, { cookie })).status).toBe(204);
			expect((await call("GET", classes)).body).toEqual([]);
		},
	);

	test("an edit keeps all registrations and lists those that no longer fit", async () => {
		const event = await createEventForTest();
		const made = await createEventClassForTest(event.id, { maxParticipants: 5 });
		const [white, brown] = [
			await createPersonForTest(),
			await createPersonForTest({ currentBelt: "brown-1" }),
		];
		for (const person of [white, brown])
			expect((await enterEventClass(made, person)).status).toBe(201);
		await eventually(
			async () =>
				(await call("GET", `/events/${event.id}`)).body.classes[0].currentRegistrations === 2,
			"2",
		);
		const path = `/events/${event.id}/classes/${made.id}`;
		const body = {
			className: "Kumite",
			maxParticipants: 1,
			minBeltLevel: "Brown Belt",
			version: made.version,
		};
		const answer = await call("PUT", path, { cookie: await admin(), body });
		expect(answer.status).toBe(200);
		expect(answer.body.conflicts).toMatchObject([
			{
				id: `${event.id}-${white.id}-${made.id}`,
				reasons: [{ code: "belt_too_low", params: { belt: "white", min: "brown-2" } }],
			},
		]);
		expect([await statuses(white, event.id), await statuses(brown, event.id)]).toEqual([
			["pending"],
			["pending"],
		]);
		const entries = await call("GET", `/events/${event.id}/registrations`, {
			cookie: await admin(),
		});
		expect(
			entries.body.map(({ conflicts }: { conflicts: unknown[] }) => conflicts.length).sort(),
		).toEqual([0, 1]);
		expect(await call("PUT", path, { cookie: await admin(), body })).toMatchObject({
			status: 409,
			body: { code: "changed_meanwhile" },
		});
	});

	test("a class with registrations cannot be deleted, an empty one can", async () => {
		const event = await createEventForTest();
		const [entered, empty] = [
			await createEventClassForTest(event.id),
			await createEventClassForTest(event.id),
		];
		await enterEventClass(entered, await createPersonForTest());
		const remove = async ({ id }: { id: number }) =>
			call("DELETE", `/events/${event.id}/classes/${id}`, { cookie: await admin() });
		expect(await remove(entered)).toMatchObject({
			status: 409,
			body: { code: "class_has_entries" },
		});
		expect((await remove(empty)).status).toBe(204);
		expect((await call("GET", `/events/${event.id}`)).body.classes).toHaveLength(1);
	});
});

test("cuts fractions of limits in kilograms and years, answers what it stores, and keeps the decimal of a declared weight", async () => {
	const event = await createEventForTest();
	const cookie = await admin();
	const path = `/events/${event.id}/classes`;
	const fractions = { minWeight: "60.5", maxWeight: 70.9, minAge: "٨٫٩", maxAge: "99.5" };
	const whole = { minWeight: 60, maxWeight: 70, minAge: 8, maxAge: 99 };
	const made = await call("POST", path, { cookie, body: { className: "Kumite", ...fractions } });
	expect([made.status, made.body]).toMatchObject([201, whole]);
	const changed = { className: "Kumite", ...fractions, minWeight: "59.9", version: 1 };
	const saved = await call("PUT", `${path}/${made.body.id}`, { cookie, body: changed });
	expect([saved.status, saved.body]).toMatchObject([200, { ...whole, minWeight: 59 }]);
	const { body } = await call("GET", `/events/${event.id}`, { cookie });
	expect(body.classes[0]).toMatchObject({ ...whole, minWeight: 59 });
	const person = await createPersonForTest({ dateOfBirth: "2000-01-01" });
	const entry = { declaredWeight: "69.5" };
	const entered = await call("POST", `${path}/${made.body.id}/register`, {
		cookie: person.cookie,
		body: entry,
	});
	expect(entered.status).toBe(201);
	const { body: own } = await call("GET", `/events/${event.id}/registrations/mine`, person);
	expect(own[0].declaredWeight).toBe(69.5);
});
