import { TrainingClasses } from "#functions/training/training-classes/training-class.entity.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";

const ramadan = { from: "2031-12-15", to: "2032-01-13" };
const summer = { from: "2031-07-01", to: "2031-08-31" };
const late = { startTime: "21:00", endTime: "22:30" };
const none = { startTime: null, endTime: null };

async function coachWithClasses(count: number) {
	const coach = await createPersonForTest({ role: "coach" });
	const classes = [];
	for (let made = 0; made < count; made++)
		classes.push(await createTrainingClassForTest({ coachId: coach.id }));
	const set = (body: object) => call("PUT", "/classes/other-hours", { cookie: coach.cookie, body });
	const hoursOf = async (id: number) =>
		((await call("GET", `/classes/${id}`)).body as TrainingClass).otherHours;
	return { ...coach, ids: classes.map(({ id }) => id), set, hoursOf };
}

describe("other hours of classes", () => {
	test("other hours are set for several classes at once, moved and removed; a repeat changes nothing", async () => {
		const { ids, set, hoursOf } = await coachWithClasses(3);
		const [first, second, third] = ids;
		const body = { ...ramadan, classes: [first, second].map((id) => ({ id, ...late })) };
		expect((await set(body)).status).toBe(200);
		expect((await set(body)).body.map(({ version }: TrainingClass) => version).sort()).toEqual([
			1, 2, 2,
		]);
		expect(await hoursOf(first)).toEqual([{ ...ramadan, ...late }]);
		expect(await hoursOf(third)).toEqual([]);
		await set({ ...summer, classes: [{ id: first, ...none }] });
		const moved = { from: "2031-12-16", to: "2032-01-14" };
		const again = { ...moved, replaces: ramadan, classes: [{ id: first, ...late }] };
		for (let times = 0; times < 2; times++) expect((await set(again)).status).toBe(200);
		expect(await hoursOf(first)).toEqual([
			{ ...summer, ...none },
			{ ...moved, ...late },
		]);
		expect(await hoursOf(second)).toEqual([]);
		await set({ ...moved, classes: [] });
		expect(await hoursOf(first)).toEqual([{ ...summer, ...none }]);
		for (const [id, changes] of [
			[first, 4],
			[second, 2],
			[third, 0],
		])
			expect((await auditOf("trainingClass", id)).map(({ action }) => action)).toEqual(
				Array(changes).fill("updated"),
			);
	});

	test("periods that ended more than a year ago go with the next change", async () => {
		const { ids, set, hoursOf } = await coachWithClasses(1);
		const [id] = ids;
		const [old, recent] = [367, 366].map((days) => {
			const day = dayAfter(kuwaitDate(Date.now()), -days);
			return { from: day, to: day, ...late };
		});
		await TrainingClasses.patch({ id })
			.set({ otherHours: [old, recent] })
			.go();
		expect((await set({ ...ramadan, classes: [{ id, ...late }] })).status).toBe(200);
		expect(await hoursOf(id)).toEqual([recent, { ...ramadan, ...late }]);
	});

	test("other hours reject overlapping periods and other coaches' classes", async () => {
		const { ids, set, hoursOf } = await coachWithClasses(2);
		await set({ ...ramadan, classes: [{ id: ids[0], ...late }] });
		const across = {
			from: "2032-01-13",
			to: "2032-01-20",
			classes: ids.map((id) => ({ id, ...none })),
		};
		expectRefusal(await set(across), "other_hours_overlap");
		expect(await hoursOf(ids[1])).toEqual([]);
		const { id } = await createTrainingClassForTest();
		expectRefusal(await set({ ...ramadan, classes: [{ id, ...late }] }), "forbidden");
		const wrong = [
			[{ from: ramadan.to, to: ramadan.from }, late, { to: "end_before_start" }],
			[{ from: "2031-01-01", to: "2031-12-31" }, late, { to: "period_long" }],
			[ramadan, { startTime: "21:00", endTime: null }, { "classes.0.endTime": "time_invalid" }],
			[
				ramadan,
				{ startTime: "21:00", endTime: "20:00" },
				{ "classes.0.endTime": "end_not_after_start" },
			],
		] as const;
		for (const [period, hours, fields] of wrong) {
			const answer = await set({ ...period, classes: [{ id: ids[0], ...hours }] });
			expectRefusal(answer, "invalid");
			expect(answer.body.fields).toEqual(fields);
		}
	});

	test("other hours notify enrolled people once, however many days are affected", async () => {
		const { ids, set } = await coachWithClasses(1);
		const member = await createPersonForTest();
		await call("POST", `/classes/${ids[0]}/enroll`, { cookie: member.cookie, body: {} });
		const body = { ...ramadan, classes: [{ id: ids[0], ...late }] };
		for (let times = 0; times < 2; times++) await set(body);
		const titles = async () =>
			(
				(await call("GET", "/notifications", { cookie: member.cookie })).body as {
					title: string;
				}[]
			)
				.map(({ title }) => title)
				.reverse();
		const [enrolled, changed, usual] = [
			"You are enrolled in a class",
			"Your class has other hours for a while",
			"Your class keeps its usual hours",
		];
		await eventually(async () => (await titles()).includes(changed), "the notice");
		await set({ ...ramadan, classes: [] });
		await eventually(async () => (await titles()).includes(usual), "the second notice");
		expect(await titles()).toEqual([enrolled, changed, usual]);
	});
});
