import type { EntityItem } from "electrodb";
import type { StudentRelations } from "#functions/coaches/student.entity.ts";
import { at, dateIn } from "./calendar.ts";
import type { Person } from "./person.ts";
import { seeded } from "./random.ts";

type Relation = EntityItem<typeof StudentRelations>;

const firstCoach = "coach@demo.test";
const ofFirstCoach = 12;

/** Who trains with whom: the first coach has a squad for the coming tournaments, the others a class each. */
export function studentRelations(everybody: readonly Person[], now: number): Relation[] {
	const random = seeded("students");
	const coaches = everybody.filter(({ user }) => user.role === "coach" && user.isApproved);
	const settled = everybody.filter(({ user }) => user.role === "member" && user.createdAt < dateIn(now, -60));
	const ofAge = random.shuffle(
		settled.filter(({ age, user }) => age >= 10 && age <= 35 && user.currentBelt !== "white"),
	);
	const squad = ofAge.slice(0, ofFirstCoach);
	const rest = random.shuffle(settled.filter((person) => !squad.includes(person)));
	return coaches.flatMap(({ user: coach }) => {
		const students = coach.email === firstCoach ? squad : rest.splice(0, random.int(5, 9));
		return students.map(({ user }) => ({
			coachId: coach.id,
			studentId: user.id,
			assignedAt: [at(dateIn(now, -random.int(20, 50)), 17), user.createdAt].sort()[1],
			isActive: true,
		}));
	});
}
