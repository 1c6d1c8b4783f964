import type * as z from "zod/mini";
import { StudentRelations } from "#functions/coaches/student.entity.ts";
import type { EventClass, EventClassInput } from "#shared/events/event-class.schema.ts";
import { call } from "./api.ts";
import { createPersonForTest, type Wish } from "./people.ts";

/** A class as somebody of the staff would add it. */
export const classForTest = (wish: Partial<z.input<typeof EventClassInput>> = {}) => ({
	className: "Kumite, adults",
	classNameAr: "كوميتيه للبالغين",
	maxParticipants: 10,
	...wish,
});

/** Adds a class to an event through the API. */
export async function createClassForTest(
	eventId: number,
	wish: Parameters<typeof classForTest>[0] = {},
): Promise<EventClass> {
	const { cookie } = await createPersonForTest({ role: "admin" });
	const { status, body } = await call("POST", `/events/${eventId}/classes`, { cookie, body: classForTest(wish) });
	if (status !== 201) throw new Error(`Adding a class answered ${status}: ${JSON.stringify(body)}`);
	return body;
}

/** Enters a class through the API, and answers the entry's id. */
export async function enterForTest(
	{ eventId, id }: Pick<EventClass, "eventId" | "id">,
	{ cookie }: { cookie: string },
	body: object = {},
): Promise<string> {
	const answer = await call("POST", `/events/${eventId}/classes/${id}/register`, { cookie, body });
	if (answer.status >= 300) throw new Error(`Entering answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return answer.body.registration.id;
}

/** A coach with students, straight in the table. */
export async function createSquadForTest(wishes: Wish[]) {
	const coach = await createPersonForTest({ role: "coach", isApproved: true });
	const students = await Promise.all(wishes.map((wish) => createPersonForTest(wish)));
	const assignedAt = new Date().toISOString();
	const relations = students.map(({ id }) => ({ coachId: coach.id, studentId: id, assignedAt, isActive: true }));
	if (relations.length > 0) await StudentRelations.put(relations).go();
	return { coach, students };
}
