import { AuditLines } from "#functions/core/table/audit.entity.ts";
import { Attendance } from "#functions/training/attendance/attendance.entity.ts";
import { markAttendance } from "#functions/training/attendance/attendance.service.ts";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import type {
	AttendanceInput,
	ClassAttendance,
	MarkResult,
	PersonAttendance,
} from "#shared/training/attendance/attendance.schema.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest, joinedOnForTest } from "../../core/trainingClasses.ts";
import { callerForTest } from "../../proof/caller.ts";

/** Computed on each call, as a run may last past midnight. */
const today = () => kuwaitDate(Date.now());

/** A class with `count` people enrolled. */
async function classWith(count: number) {
	const coach = await createPersonForTest({ role: "coach" });
	const dayOfWeek = weekdayOf(today());
	const { id } = await createTrainingClassForTest({ coachId: coach.id, dayOfWeek });
	const people = await createPeopleForTest(count);
	for (const { cookie } of people)
		await call("POST", `/classes/${id}/enroll`, { cookie, body: {} });
	return { id, coach, people, path: `/classes/${id}/attendance` };
}

type By = { cookie: string };
const send = (path: string, { cookie }: By, body: object, headers?: Record<string, string>) =>
	call("POST", path, { cookie, body: { date: today(), ...body }, headers });
const mark = (userId: number, present: boolean, before: boolean | null = null) => ({
	marks: [{ userId, present, before }],
});
const read = async (path: string, { cookie }: By): Promise<ClassAttendance> =>
	(await call("GET", path, { cookie })).body;
const marked = async (path: string, coach: By) =>
	(await read(path, coach)).marks.map(({ userId, present }) => [userId, present]);
const lines = async (id: number) =>
	(
		await AuditLines.query
			.ofEntity({ entityType: "attendance", entityId: `${id}-${today()}` })
			.go({ pages: "all" })
	).data;

describe("attendance", () => {
	test("a day in a break of the class counts nobody as absent, as a public holiday does", async () => {
		const { id, coach, people, path } = await classWith(2);
		const [one, two] = people;
		const absences = async ({ cookie, id: userId }: { cookie: string; id: number }) =>
			((await call("GET", `/users/${userId}/attendance`, { cookie })).body as PersonAttendance)
				.marks;
		const setHours = async (hours: object | null) => {
			const classes = hours ? [{ id, ...hours }] : [];
			const body = { from: today(), to: today(), classes };
			const answer = await call("PUT", "/classes/other-hours", { cookie: coach.cookie, body });
			expect(answer.status).toBe(200);
		};
		await send(path, coach, mark(two.id, false));
		await eventually(async () => (await absences(two)).length === 1, "the absence");
		await setHours({ startTime: null, endTime: null });
		expect(await absences(two)).toEqual([]);
		expect((await send(path, coach, { present: [one.id] })).body).toEqual([
			{ userId: one.id, outcome: "marked", present: true },
		]);
		await eventually(async () => (await absences(one)).length === 1, "the presence");
		// At other hours the class takes place.
		await setHours(null);
		await setHours({ startTime: "21:00", endTime: "22:00" });
		expect((await absences(two)).map(({ present }) => present)).toEqual([false]);
	});

	test("attendance is marked once by the class's coach or staff, and read by the people concerned", async () => {
		const { id, coach, people, path } = await classWith(2);
		const [one, two] = people;
		expect((await send(path, coach, mark(one.id, true))).body).toEqual([
			{ userId: one.id, outcome: "marked", present: true },
		]);
		// Repeating a mark adds no second line.
		expect((await send(path, coach, mark(one.id, true))).body[0].outcome).toBe("marked");
		expect(await lines(id)).toHaveLength(1);
		const staff = { cookie: await admin() };
		expect((await send(path, staff, { present: [two.id] })).body).toEqual([
			{ userId: one.id, outcome: "marked", present: false },
			{ userId: two.id, outcome: "marked", present: true },
		]);
		const { now, people: there, marks } = await read(path, coach);
		expect(Math.abs(now - Date.now())).toBeLessThan(60_000);
		expect(there.map(({ userId, until }) => [userId, until])).toEqual(
			[...people]
				.sort((a, b) => String(a.id).localeCompare(String(b.id)))
				.map((person) => [person.id, null]),
		);
		expect(marks).toContainEqual({ userId: one.id, date: today(), present: false });
		for (const stranger of [one, await createPersonForTest({ role: "coach" })]) {
			expectRefusal(await send(path, stranger, mark(one.id, true)), "forbidden");
			expectRefusal(await call("GET", path, { cookie: stranger.cookie }), "forbidden");
		}
		const own = async (who: By, of: number) =>
			call("GET", `/users/${of}/attendance`, { cookie: who.cookie });
		await eventually(
			async () => ((await own(one, one.id)).body as PersonAttendance).marks.length === 1,
			"own marks",
		);
		expect((await own(one, one.id)).body).toMatchObject({
			marks: [{ classId: id, date: today(), present: false }],
			classes: [{ id, title: "Evening basics" }],
		});
		expectRefusal(await own(coach, one.id), "not_found");
		expectRefusal(await own(two, one.id), "not_found");
		const backwards = await call("GET", `${path}?from=${today()}&to=${dayAfter(today(), -1)}`, {
			cookie: coach.cookie,
		});
		expect([backwards.status, backwards.body.fields]).toEqual([400, { to: "end_before_start" }]);
		const { coach: trainer, student } = await createStudentForTest();
		expect((await own(trainer, student.id)).body.marks).toEqual([]);
	});

	test("attendance cannot be marked for a person who only waited and then left the list", async () => {
		const { id, coach, path } = await classWith(0);
		await call("PUT", `/classes/${id}`, {
			cookie: coach.cookie,
			body: { ...(await call("GET", `/classes/${id}`)).body, maxCapacity: 1 },
		});
		const [one, two] = await createPeopleForTest(2);
		for (const { cookie } of [one, two])
			await call("POST", `/classes/${id}/enroll`, { cookie, body: {} });
		for (const { cookie } of [two, one])
			await call("DELETE", `/classes/${id}/enroll`, { cookie, body: {} });
		expect((await send(path, coach, mark(one.id, true))).body[0].outcome).toBe("marked");
		expect((await send(path, coach, mark(two.id, true))).body[0].outcome).toBe("not_enrolled");
		expect((await read(path, coach)).people.map(({ userId }) => userId)).toEqual([one.id]);
	});

	test("a conflicting attendance mark is reported for that person only, and the first one stays", async () => {
		const { coach, people, path } = await classWith(2);
		const [one, two] = people;
		await send(path, coach, { marks: [{ userId: one.id, present: true, before: null }] });
		const late = { marks: people.map(({ id }) => ({ userId: id, present: false, before: null })) };
		expect((await send(path, coach, late)).body).toEqual([
			{ userId: one.id, outcome: "conflict", present: true },
			{ userId: two.id, outcome: "marked", present: false },
		]);
		// Overriding is allowed once both marks are known.
		expect((await send(path, coach, mark(one.id, false, true))).body[0].outcome).toBe("marked");
		expect(await marked(path, coach)).toContainEqual([one.id, false]);
	});

	test("attendance can be marked for enrolled people on days within the last 60, in the name of the caller", async () => {
		const { coach, people, path, id } = await classWith(2);
		const [one, two] = people;
		const stranger = await createPersonForTest();
		expect((await send(path, coach, mark(stranger.id, true))).body).toEqual([
			{ userId: stranger.id, outcome: "not_enrolled", present: null },
		]);
		await joinedOnForTest(id, one.id, dayAfter(today(), -90));
		const wrongDays = [7, -6, -61, -63].map((days) => dayAfter(today(), days));
		for (const date of [...wrongDays, "2026-02-30", "yesterday"]) {
			const answer = await send(path, coach, { date, ...mark(one.id, true) });
			expect([answer.status, answer.body.fields]).toEqual([400, { date: "date_invalid" }]);
		}
		expect(
			(await send(path, coach, { date: dayAfter(today(), -56), ...mark(one.id, true) })).status,
		).toBe(200);
		expectRefusal(
			await send(path, coach, { ...mark(one.id, true), by: one.id }),
			"marked_by_other",
		);
		expectRefusal(await send(path, coach, {}), "invalid");
		expectRefusal(await send(path, coach, { ...mark(one.id, true), present: [] }), "invalid");
		// Of two marks for a person in one call, the last counts.
		const twice = { marks: [...mark(one.id, false).marks, ...mark(one.id, true).marks] };
		expect((await send(path, coach, twice)).body).toEqual([
			{ userId: one.id, outcome: "marked", present: true },
		]);
		// People who left the class today can still be marked for today.
		await call("DELETE", `/classes/${id}/enroll`, { cookie: two.cookie, body: {} });
		expect((await send(path, coach, mark(two.id, true))).body[0].outcome).toBe("marked");
		const before = { date: dayAfter(today(), -7), ...mark(two.id, true) };
		expect((await send(path, coach, before)).body[0].outcome).toBe("not_enrolled");
	});

	test("nobody is marked for a day before they joined; stored marks of a former weekday can be corrected", async () => {
		const { coach, people, path, id } = await classWith(2);
		const [one, two] = people;
		const lastWeek = dayAfter(today(), -7);
		await joinedOnForTest(id, two.id, lastWeek);
		const marks = people.map(({ id: userId }) => ({ userId, present: true, before: null }));
		const outcomes = async (body: object) =>
			(await send(path, coach, { date: lastWeek, ...body })).body.map(
				({ userId, outcome }: MarkResult) => [userId, outcome],
			);
		expect(await outcomes({ marks })).toEqual([
			[one.id, "not_enrolled"],
			[two.id, "marked"],
		]);
		const { body } = await call("GET", `/classes/${id}`);
		const moved = { ...body, dayOfWeek: weekdayOf(dayAfter(today(), 1)) };
		expect((await call("PUT", `/classes/${id}`, { ...coach, body: moved })).status).toBe(200);
		expect(await outcomes(mark(two.id, false, true))).toEqual([[two.id, "marked"]]);
		const fortnight = { date: dayAfter(today(), -14), ...mark(two.id, true) };
		expect((await send(path, coach, fortnight)).body.fields).toEqual({ date: "date_invalid" });
	});

	test("devices that correct one mark at once change it once", async () => {
		const { id, coach, people, path } = await classWith(1);
		const [{ id: userId }] = people;
		await send(path, coach, mark(userId, true));
		// In this process, so that each reads the mark before one of them has written.
		const wish = { date: today(), ...mark(userId as UserId, false, true) };
		const correct = () =>
			markAttendance(
				callerForTest(coach.id, "coach"),
				id as TrainingClassId,
				wish as AttendanceInput,
			);
		const results = await Promise.all(Array.from({ length: 5 }, correct));
		for (const result of results)
			expect(result).toEqual([{ userId, outcome: "marked", present: false }]);
		expect(await marked(path, coach)).toEqual([[userId, false]]);
		expect(await lines(id)).toHaveLength(2);
	});

	test("no attendance mark is lost or duplicated when twenty devices mark a class at once", async () => {
		const { coach, people, path, id } = await classWith(6);
		// Each device marks everybody, starting with another person; odd ones present, even ones
		// absent.
		const device = async (number: number) => {
			const results: MarkResult[] = [];
			for (let step = 0; step < people.length; step++) {
				const { id: userId } = people[(number + step) % people.length];
				const wish = mark(userId, number % 2 === 1);
				let answer = await send(path, coach, wish);
				while (answer.status === 503) answer = await send(path, coach, wish);
				expect(answer.status).toBe(200);
				results.push(...answer.body);
			}
			return results;
		};
		const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => device(number)));
		const current = new Map(
			(await read(path, coach)).marks.map(({ userId, present }) => [userId, present]),
		);
		expect(current.size).toBe(people.length);
		const { data } = await Attendance.query
			.ofClass({ classId: id })
			.go({ pages: "all", consistent: true });
		expect(data).toHaveLength(people.length);
		// A person's first mark is stored; equal marks succeed, and different ones return the
		// stored mark.
		for (const [number, results] of answers.entries()) {
			for (const { userId, outcome, present } of results) {
				expect(present).toBe(current.get(userId));
				expect(outcome).toBe(present === (number % 2 === 1) ? "marked" : "conflict");
			}
		}
		expect(await lines(id)).toHaveLength(people.length);
	});
});
