import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { Attendance } from "#functions/training/attendance/attendance.entity.ts";
import { Progressions } from "#functions/training/belts/progression.entity.ts";
import type { NotEntered } from "#shared/competition/registrations/registrations.schema.ts";
import { call } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createEventClassForTest, enterEventClass } from "../../core/event-classes.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest, type Wish } from "../../core/people.ts";

async function anotherStudent(coachId: number, wish: Wish = {}) {
	const student = await createPersonForTest(wish);
	const assignedAt = new Date().toISOString();
	await StudentRelations.put({ coachId, studentId: student.id, assignedAt, isActive: true }).go();
	return student;
}

describe("what is next for a coach's students", () => {
	test("the list shows since when each student has the rank, when the months in grade end, and the attendance", async () => {
		const { coach, student } = await createStudentForTest({ currentBelt: "yellow-6" });
		const unknown = await anotherStudent(coach.id, { currentBelt: "green-4" });
		const other = await createStudentForTest();
		await Progressions.create({
			userId: student.id,
			id: student.id,
			fromBelt: "blue-7",
			toBelt: "yellow-6",
			progressionDate: "2026-01-31",
			authorizerId: 1,
			promotedBy: coach.id,
			createdAt: "2026-01-31T00:00:00Z",
		}).go();
		const mark = { userId: student.id, by: coach.id, markedAt: "2026-02-02T18:00:00Z" };
		await Attendance.put([
			{ ...mark, classId: 1, date: "2026-01-26", present: true },
			{ ...mark, classId: 1, date: "2026-02-02", present: true },
			{ ...mark, classId: 2, date: "2026-02-03", present: false },
		]).go();
		const { body } = await call("GET", "/coach/grades", { cookie: coach.cookie });
		expect(body).toHaveLength(2);
		expect(body).toContainEqual({
			studentId: student.id,
			since: "2026-01-31",
			eligibleDate: "2026-04-30",
			attended: 1,
			requiredClasses: null,
			requiredMonths: 3,
		});
		expect(body).toContainEqual({
			studentId: unknown.id,
			since: null,
			eligibleDate: null,
			attended: null,
			requiredClasses: null,
			requiredMonths: 6,
		});
		expect(body.map(({ studentId }: { studentId: number }) => studentId)).not.toContain(
			other.student.id,
		);
	});

	test("of two promotions on one day the one with the higher number is the latest", async () => {
		const { coach, student } = await createStudentForTest({ currentBelt: "yellow-6" });
		const line = {
			userId: student.id,
			progressionDate: "2026-01-31",
			authorizerId: 1,
			promotedBy: coach.id,
			createdAt: "2026-01-31T00:00:00Z",
		};
		// As text, the higher number comes first.
		await Progressions.put([
			{ ...line, id: 999_999_999, fromBelt: "blue-8", toBelt: "blue-7" },
			{ ...line, id: 1_000_000_000, fromBelt: "blue-7", toBelt: "yellow-6" },
		]).go();
		const { body } = await call("GET", "/coach/grades", { cookie: coach.cookie });
		expect(body).toMatchObject([{ studentId: student.id, since: "2026-01-31" }]);
	});

	test("the list shows which students fit a coming tournament and have not registered", async () => {
		const { coach, student: fits } = await createStudentForTest({
			gender: "female",
			dateOfBirth: "1999-01-01",
		});
		const entered = await anotherStudent(coach.id, { gender: "female", dateOfBirth: "1999-01-01" });
		await anotherStudent(coach.id, { gender: "male", dateOfBirth: "1999-01-01" });
		// The next of all tournaments.
		const soon = new Date(Date.now() + 60 * 60 * 1000).toISOString();
		const event = await createEventForTest({ eventType: "tournament", eventDate: soon });
		const eventClass = await createEventClassForTest(event.id, { genderRestriction: "female" });
		const read = async () => {
			const { body } = await call("GET", "/coach/tournaments", { cookie: coach.cookie });
			return (body as NotEntered[]).find((one) => one.event.id === event.id)?.studentIds;
		};
		expect((await read())?.sort()).toEqual([fits.id, entered.id].sort());
		expect((await enterEventClass(eventClass, entered)).status).toBe(201);
		expect(await read()).toEqual([fits.id]);
	});
});
