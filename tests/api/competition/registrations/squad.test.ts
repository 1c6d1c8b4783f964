import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { call } from "../../../core/api.ts";
import { cancel } from "../../../core/entries.ts";
import { createEventClassForTest } from "../../../core/event-classes.ts";
import { createEventForTest } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";

describe("bulk registrations", () => {
	const trainedBy = (coachId: number, students: { id: number }[]) =>
		StudentRelations.put(
			students.map(({ id }) => ({
				coachId,
				studentId: id,
				isActive: true,
				assignedAt: new Date().toISOString(),
			})),
		).go();

	test("a coach's bulk registration registers their own students, each with its own result", async () => {
		const event = await createEventForTest();
		const made = await createEventClassForTest(event.id, {
			minBeltLevel: "orange-10",
			maxParticipants: 1,
		});
		const coach = await createPersonForTest({ role: "coach" });
		const [white, stranger] = [
			await createPersonForTest(),
			await createPersonForTest({ currentBelt: "blue-8" }),
		];
		const [fit, waiting] = await createPeopleForTest(2, { currentBelt: "blue-8" });
		await trainedBy(coach.id, [white, fit, waiting]);
		const body = [fit, waiting, white, stranger].map(({ id }) => ({
			userId: id,
			classId: made.id,
		}));
		const answer = await call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie: coach.cookie,
			body,
		});
		expect(answer.body).toMatchObject([
			{ userId: fit.id, status: "pending" },
			{ userId: waiting.id, status: "waitlisted" },
			{ userId: white.id, error: "not_eligible", reasons: [{ code: "belt_too_low" }] },
			{ userId: stranger.id, error: "not_found" },
		]);
		const list = await call("GET", `/events/${event.id}/registrations`, { cookie: coach.cookie });
		expect(list.body).toHaveLength(2);
		const again = await call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie: coach.cookie,
			body,
		});
		expect(again.body[0]).toMatchObject({ error: "already_registered" });
		expect((await cancel(`${event.id}-${fit.id}-${made.id}`, coach)).status).toBe(200);
	});

	test("a bulk registration registers students for an event without classes", async () => {
		const event = await createEventForTest({ maxParticipants: 1 });
		const coach = await createPersonForTest({ role: "coach" });
		const [student, second, stranger] = await createPeopleForTest(3);
		await trainedBy(coach.id, [student, second]);
		const body = [student, second, stranger].map(({ id }) => ({ userId: id, classId: null }));
		const answer = await call("POST", `/events/${event.id}/registrations/bulk`, {
			cookie: coach.cookie,
			body,
		});
		expect(answer.body).toMatchObject([
			{ userId: student.id, classId: null, status: "pending" },
			{ userId: second.id, classId: null, status: "waitlisted" },
			{ userId: stranger.id, classId: null, error: "not_found" },
		]);
	});

	test("a bulk registration by staff is marked as on-site, and reports unknown people", async () => {
		const event = await createEventForTest();
		const cookie = await admin();
		const person = await createPersonForTest();
		const body = [person.id, 999_999_999_999].map((userId) => ({ userId, classId: null }));
		const answer = await call("POST", `/events/${event.id}/registrations/bulk`, { cookie, body });
		expect(answer.body).toMatchObject([{ status: "pending" }, { error: "not_found" }]);
		const { body: entries } = await call("GET", `/events/${event.id}/registrations`, { cookie });
		expect(entries).toMatchObject([
			{ userId: person.id, classId: null, registrationType: "onsite" },
		]);
	});
});
