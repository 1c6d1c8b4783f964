import { AnnualPlans } from "#functions/content/annual-plan/annual-plan.entity.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import { superAdmin } from "../../core/people.ts";

const monthForTest = (wish: object = {}) => ({
	year: 2040,
	month: 3,
	titleEn: "Basics",
	titleAr: "الأساسيات",
	descriptionEn: "Stances",
	descriptionAr: "الوقفات",
	activities: ["Kihon", "Kata"],
	goals: ["Grading"],
	...wish,
});

const create = async (wish: object = {}) =>
	call("POST", "/annual-plan", { cookie: await superAdmin(), body: monthForTest(wish) });

const ofYear = async (year: number): Promise<{ id: number; month: number }[]> =>
	(await call("GET", `/annual-plan?year=${year}`)).body;

describe("annual plan", () => {
	test("lists a year's months for everybody, by query parameter and by path", async () => {
		const { status, body } = await create();
		expect(status).toBe(201);
		expect(body).toEqual({ ...monthForTest(), id: expect.any(Number), version: 1 });
		expect(await ofYear(2040)).toContainEqual(body);
		expect((await call("GET", "/annual-plan/2040")).body).toEqual(await ofYear(2040));
		expect(await ofYear(2041)).toEqual([]);
	});

	test("the annual plan is answered page by page if a limit is given", async () => {
		for (const month of [5, 6, 7]) await create({ year: 2087, month, descriptionEn: null });
		const all = await ofYear(2087);
		for (const path of ["/annual-plan?year=2087&", "/annual-plan/2087?"]) {
			const first = await call("GET", `${path}limit=2`);
			const cursor = first.headers.get("x-next-cursor");
			expect(first.body).toEqual(all.slice(0, 2));
			const second = await call("GET", `${path}limit=2&cursor=${cursor}`);
			expect([second.body, second.headers.get("x-next-cursor")]).toEqual([all.slice(2), null]);
		}
	});

	test("the annual plan uses the current year if none is given", async () => {
		const { body } = await create({ year: undefined });
		expect(body.year).toBe(currentYear());
		expect((await call("GET", "/annual-plan")).body).toContainEqual(body);
	});

	test.each([
		["Kihon\n\n Kata \n", ["Kihon", "Kata"]],
		[["Kihon", "", "  "], ["Kihon"]],
		[[], []],
		["", []],
		[undefined, []],
	])("an annual plan entry stores the list %j", async (activities, stored) => {
		const { status, body } = await create({ activities, goals: activities });
		expect([status, body.activities, body.goals]).toEqual([201, stored, stored]);
	});

	test.each([
		["٤", 4],
		["11", 11],
	])("an annual plan entry stores the month %j", async (month, stored) => {
		expect((await create({ month })).body.month).toBe(stored);
	});

	test("edits an entry, also moving it to another year", async () => {
		const { body } = await create({ year: 2043 });
		const change = (wish: object) =>
			superAdmin().then((cookie) =>
				call("PUT", `/annual-plan/${body.id}`, { cookie, body: monthForTest(wish) }),
			);
		const moved = await change({ year: 2044, month: 12 });
		expect(moved).toMatchObject({ status: 200, body: { id: body.id, year: 2044 } });
		const { data: stored } = await AnnualPlans.get({ id: body.id }).go({ consistent: true });
		expect(Date.parse(stored?.updatedAt ?? "")).toBeGreaterThan(
			Date.parse(stored?.createdAt ?? ""),
		);
		expect([(await ofYear(2043)).length, (await ofYear(2044)).map(({ month }) => month)]).toEqual([
			0,
			[12],
		]);
		expect((await change({ year: undefined, month: 2 })).body).toMatchObject({
			year: 2044,
			month: 2,
		});
	});

	test.each([
		[{ month: 0 }, { month: "too_small" }],
		[{ month: 13 }, { month: "too_big" }],
		[{ month: 2.5 }, { month: "invalid" }],
		[{ month: "March" }, { month: "invalid" }],
		[{ month: null }, { month: "required" }],
		[{ year: 1999 }, { year: "too_small" }],
		[{ year: 2101 }, { year: "too_big" }],
		[{ titleEn: "" }, { titleEn: "required" }],
		[{ activities: ["x".repeat(301)] }, { "activities.0": "too_long" }],
		[{ goals: Array.from({ length: 51 }, () => "x") }, { goals: "too_long" }],
		[{ goals: [7] }, { "goals.0": "invalid" }],
	])("rejects an entry with %j", async (wrong, fields) => {
		const answer = await create(wrong);
		expectRefusal(answer, "invalid");
		expect(answer.body.fields).toEqual(fields);
	});

	test.each(["abc", "26", "1999", "2200", "20260", "-2026"])(
		"rejects the year %s",
		async (year) => {
			expectRefusal(await call("GET", `/annual-plan/${year}`), "not_found");
			const answer = await call("GET", `/annual-plan?year=${year}`);
			expectRefusal(answer, "invalid");
			expect(answer.body.fields).toEqual({ year: "invalid" });
		},
	);
});
