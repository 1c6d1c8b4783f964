import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { auditBy } from "../../core/audit.ts";
import { admin, createPersonForTest } from "../../core/people.ts";

const input = {
	title: "Evening basics",
	classType: "beginners",
	audienceType: "mixed",
	dayOfWeek: "monday",
	startTime: "9:05",
	endTime: "10:00",
};

const coachForTest = () => createPersonForTest({ role: "coach" });
type Coach = Awaited<ReturnType<typeof coachForTest>>;

const create = ({ cookie }: Coach, wish: object = {}) =>
	call("POST", "/classes", { cookie, body: { ...input, ...wish } });
const own = async ({ cookie }: Coach) =>
	(await call("GET", "/classes/my-classes", { cookie })).body as TrainingClass[];

describe("a coach's classes", () => {
	test("a class is created with normalized times, twenty places and nobody enrolled", async () => {
		const coach = await coachForTest();
		const { status, body } = await create(coach, { location: "Hawalli Dojo" });
		expect(status).toBe(201);
		expect(body).toMatchObject({
			...input,
			startTime: "09:05",
			maxCapacity: 20,
			currentEnrollment: 0,
			isActive: true,
			coachId: coach.id,
			location: "Hawalli Dojo",
			overlaps: [],
			version: 1,
		});
		const second = await create(coach, { title: "Second" });
		expect((await own(coach)).map(({ id }) => id)).toEqual([second.body.id, body.id]);
		expect((await auditBy(coach.id)).map(({ action }) => action)).toEqual(["created", "created"]);
	});

	test.each([
		["22:00", "00:00", "00:00"],
		["22:00", "24:00", "00:00"],
		["٢١:٣٠", "٠٠:٣٠", "00:30"],
		["22:30", "0:15", "00:15"],
	])("a class from %s may end at %s", async (startTime, endTime, stored) => {
		const { status, body } = await create(await coachForTest(), { startTime, endTime });
		expect([status, body.endTime]).toEqual([201, stored]);
	});

	test.each([
		[{ title: "Ka" }, { title: "title_short" }],
		[{ classType: "yoga" }, { classType: "class_type_required" }],
		[{ audienceType: "" }, { audienceType: "audience_type_required" }],
		[{ dayOfWeek: null }, { dayOfWeek: "day_required" }],
		[{ startTime: "25:00" }, { startTime: "time_invalid" }],
		[{ endTime: "9:05" }, { endTime: "end_not_after_start" }],
		[{ startTime: "17:59", endTime: "00:30" }, { endTime: "end_not_after_start" }],
		[{ startTime: "20:00", endTime: "00:01" }, { endTime: "end_not_after_start" }],
		[{ maxCapacity: 0 }, { maxCapacity: "capacity_low" }],
		[{ maxCapacity: 51 }, { maxCapacity: "capacity_high" }],
	])("a class with %j is rejected", async (wrong, fields) => {
		const answer = await create(await coachForTest(), wrong);
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toMatchObject(fields);
	});

	test("repeated requests create one class", async () => {
		const coach = await coachForTest();
		const send = () =>
			call("POST", "/classes", {
				cookie: coach.cookie,
				body: input,
				headers: { "idempotency-key": `key-${coach.id}` },
			});
		const first = await send();
		const again = await send();
		expect([first.status, again.status]).toEqual([201, 200]);
		expect(again.body).toEqual(first.body);
		expect((await own(coach)).map(({ id }) => id)).toEqual([first.body.id]);
	});

	test("a new class warns of overlapping classes, unless those are paused", async () => {
		const coach = await coachForTest();
		const { body: first } = await create(coach, { startTime: "17:00", endTime: "18:30" });
		const during = { startTime: "18:00", endTime: "19:00" };
		const second = await create(coach, during);
		expect([second.status, second.body.overlaps]).toEqual([201, [first.id]]);
		expect(
			(await create(coach, { startTime: "18:30", endTime: "19:00", dayOfWeek: "sunday" })).body
				.overlaps,
		).toEqual([]);
		await call("PATCH", `/classes/${second.body.id}/toggle`, {
			cookie: coach.cookie,
			body: { isActive: false },
		});
		const { version } = (await own(coach)).find(({ id }) => id === first.id) as TrainingClass;
		const edit = { ...input, startTime: "17:00", endTime: "18:30", version };
		const { body } = await call("PUT", `/classes/${first.id}`, {
			cookie: coach.cookie,
			body: edit,
		});
		expect(body.overlaps).toEqual([]);
	});

	test("an edit of a class based on an outdated version is rejected", async () => {
		const coach = await coachForTest();
		const { body } = await create(coach);
		const edit = (wish: object) =>
			call("PUT", `/classes/${body.id}`, { cookie: coach.cookie, body: { ...input, ...wish } });
		expect((await edit({ title: "Morning", version: 1 })).body).toMatchObject({
			title: "Morning",
			version: 2,
		});
		expectRefusal(await edit({ title: "Other", version: 1 }), "changed_meanwhile");
	});

	test("a class is paused and resumed, explicitly or by toggling", async () => {
		const coach = await coachForTest();
		const { body } = await create(coach);
		const toggle = async (wanted?: object) =>
			(await call("PATCH", `/classes/${body.id}/toggle`, { cookie: coach.cookie, body: wanted }))
				.body.isActive;
		expect(await toggle({ isActive: false })).toBe(false);
		expect(await toggle({ isActive: false })).toBe(false);
		expect(await toggle()).toBe(true);
		expect(await toggle({})).toBe(false);
		expectRefusal(await call("GET", `/classes/${body.id}`), "not_found");
	});

	test("a class can be changed by its coach and staff only", async () => {
		const [coach, other, member] = [
			await coachForTest(),
			await coachForTest(),
			await createPersonForTest(),
		];
		const pending = await createPersonForTest({ role: "coach", isApproved: false });
		const { body } = await create(coach);
		const path = `/classes/${body.id}`;
		for (const { cookie } of [other, member, pending]) {
			expectRefusal(await call("PUT", path, { cookie, body: input }), "forbidden");
			expectRefusal(await call("PATCH", `${path}/toggle`, { cookie, body: {} }), "forbidden");
			expectRefusal(await call("GET", `${path}/enrollments`, { cookie }), "forbidden");
			expectRefusal(await call("DELETE", path, { cookie }), "forbidden");
		}
		expectRefusal(await create(member as Coach), "forbidden");
		expectRefusal(await create(pending), "forbidden");
		const staff = await admin();
		expect(
			(await call("PUT", path, { cookie: staff, body: { ...input, title: "By staff" } })).body
				.title,
		).toBe("By staff");
		expect((await call("DELETE", path, { cookie: staff })).status).toBe(204);
		expectRefusal(await call("DELETE", path, { cookie: staff }), "not_found");
		expect(await own(coach)).toEqual([]);
	});
});
