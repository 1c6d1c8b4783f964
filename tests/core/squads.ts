import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import type { EventClassInput } from "#shared/competition/event-classes/event-classes.schema.ts";
import { createEventClassForTest, enterEventClass } from "./event-classes.ts";
import { createPersonForTest, type Wish } from "./people.ts";

/** A class with a name in both languages and ten places. */
export const addEventClassForTest = (eventId: number, wish: Partial<EventClassInput> = {}) =>
	createEventClassForTest(eventId, {
		className: "Kumite, adults",
		classNameAr: "كوميتيه للبالغين",
		maxParticipants: 10,
		...wish,
	});

/** Registers for a class through the API and returns the registration's id. */
export async function enterForTest(...entry: Parameters<typeof enterEventClass>): Promise<string> {
	const { status, body } = await enterEventClass(...entry);
	if (status >= 300) throw new Error(`Entering answered ${status}: ${JSON.stringify(body)}`);
	return body.registration.id;
}

/** A coach of existing people, by relations written directly to the table. */
export async function createCoachForTest(students: readonly { id: number }[]) {
	const coach = await createPersonForTest({ role: "coach", isApproved: true });
	const assignedAt = new Date().toISOString();
	const relations = students.map(({ id }) => ({
		coachId: coach.id,
		studentId: id,
		assignedAt,
		isActive: true,
	}));
	if (relations.length > 0) await StudentRelations.put(relations).go();
	return coach;
}

/** A coach with students, written directly to the table. */
export async function createSquadForTest(wishes: Wish[]) {
	const students = await Promise.all(wishes.map((wish) => createPersonForTest(wish)));
	return { coach: await createCoachForTest(students), students };
}
