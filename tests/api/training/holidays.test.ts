import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { holidaysNow, setHolidayForTest } from "../../core/holidays.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { createTrainingClassForTest, joinedOnForTest } from "../../core/trainingClasses.ts";

const named = { nameEn: "Hijri New Year", nameAr: "رأس السنة الهجرية" };
const change = async (body: object, cookie?: string) =>
	call("PUT", "/holidays", { cookie: cookie ?? (await superAdmin()), body });
const on = async (date: string) =>
	(await holidaysNow()).filter(({ from, to }) => from <= date && date <= to);

describe("public holidays", () => {
	test("public holidays are set, moved and removed by super-admins only, and a repeat changes nothing", async () => {
		const [from, moved] = ["2071-06-06", "2071-06-07"];
		const holiday = { from, to: from, ...named };
		expectRefusal(await change({ holiday }, await admin()), "forbidden");
		const lines = async () => (await auditOf("settings", "holidays")).length;
		await change({ holiday });
		const before = await lines();
		expect((await change({ holiday })).body).toContainEqual(holiday);
		expect(await lines()).toBe(before);
		const later = { from: moved, to: "2071-06-08", ...named };
		const move = { replaces: { from, to: from }, holiday: later };
		for (let times = 0; times < 2; times++) expect((await change(move)).status).toBe(200);
		expect([await on(from), await on(moved)]).toEqual([[], [later]]);
		// A name that is corrected in one language is a change too.
		for (const correction of [{ nameAr: "بداية السنة الهجرية" }, { nameEn: "Islamic New Year" }]) {
			await change({ holiday: { ...later, ...correction } });
			expect(await on(moved)).toEqual([{ ...later, ...correction }]);
			await change({ holiday: later });
		}
		expectRefusal(await change({ holiday: { ...later, to: "2071-06-09" } }), "holidays_overlap");
		expectRefusal(await change({ holiday: { ...later, nameAr: "" } }), "invalid");
		expect((await change({ holiday: { ...later, to: from } })).body.fields).toEqual({
			"holiday.to": "end_before_start",
		});
		for (let times = 0; times < 2; times++)
			await change({ replaces: { from: moved, to: later.to }, holiday: null });
		expect(await on(moved)).toEqual([]);
	});

	test("public holidays that ended more than a year ago go with the next change", async () => {
		const [old, recent, next] = [-367, -366, 12_000].map((days) =>
			dayAfter(kuwaitDate(Date.now()), days),
		);
		for (const from of [recent, old]) await change({ holiday: { from, to: from, ...named } });
		expect([await on(old), await on(recent)]).not.toContainEqual([]);
		await change({ holiday: { from: next, to: next, ...named } });
		expect([await on(old), (await on(recent)).length]).toEqual([[], 1]);
		for (const from of [recent, next])
			await change({ replaces: { from, to: from }, holiday: null });
	});

	test("public holidays count nobody as absent", async () => {
		const date = dayAfter(kuwaitDate(Date.now()), -53);
		const [coach, there, away] = [
			await createPersonForTest({ role: "coach" }),
			...(await createTwo()),
		];
		const dayOfWeek = weekdayOf(date);
		const { id } = await createTrainingClassForTest({ coachId: coach.id, dayOfWeek });
		for (const person of [there, away]) {
			await call("POST", `/classes/${id}/enroll`, { cookie: person.cookie, body: {} });
			await joinedOnForTest(id, person.id, date);
		}
		const mark = (body: object) =>
			call("POST", `/classes/${id}/attendance`, { cookie: coach.cookie, body: { date, ...body } });
		// Marked before the holiday was announced on sighting the moon.
		await mark({ marks: [{ userId: away.id, present: false, before: null }] });
		const own = async () =>
			(await call("GET", `/users/${away.id}/attendance`, { cookie: away.cookie })).body.marks;
		await eventually(async () => (await own()).length === 1, "the absence");
		const holiday = await setHolidayForTest(date);
		expect(await own()).toEqual([]);
		expect((await mark({ present: [there.id] })).body).toEqual([
			{ userId: there.id, outcome: "marked", present: true },
		]);
		await change({ replaces: { from: holiday.from, to: holiday.to }, holiday: null });
		expect(await own()).toHaveLength(1);
	});
});

const createTwo = async () => [await createPersonForTest(), await createPersonForTest()] as const;
