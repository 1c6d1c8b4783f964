import type { EntityItem } from "electrodb";
import type { LinkRequestRecord } from "#functions/community/students/link-request.entity.ts";
import type { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import type { User } from "#functions/people/users/user.entity.ts";
import { highestKyu } from "#shared/base/ranks/belts.rules.ts";
import { dateIn, timeOn } from "../calendar.ts";
import type { Person } from "../person.ts";
import { createRandom } from "../random.ts";

type Relation = EntityItem<typeof StudentRelations>;

const firstCoach = "coach@demo.test";
const ofFirstCoach = 12;

/**
 * Students of each coach: the first coach has a squad for the next tournaments, the others a class
 * each.
 */
export function studentRelations(everybody: readonly Person[], now: number): Relation[] {
	const random = createRandom("students");
	const coaches = everybody.filter(({ user }) => user.role === "coach" && user.isApproved);
	const settled = everybody.filter(
		({ user }) => user.role === "member" && user.createdAt < dateIn(now, -60),
	);
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
			assignedAt: [timeOn(dateIn(now, -random.int(20, 50)), 17), user.createdAt].sort()[1],
			isActive: true,
		}));
	});
}

/** The person whom a coach recommends for a dan, with the coach; of the first coach if there is one. */
export function recommendedPerson(everybody: readonly Person[], now: number) {
	const [found] = studentRelations(everybody, now).flatMap(({ studentId, coachId }) => {
		const person = everybody.find(({ user }) => user.id === studentId);
		return person?.user.currentBelt === highestKyu ? { person, coachId } : [];
	});
	if (!found) throw new Error("The demo has no student whose next rank is a dan");
	return found;
}

const requestedEmail = "member@demo.test";
const twoDays = 2 * 24 * 60 * 60 * 1000;

/**
 * Two requests of coaches: another coach asks the demo member, and the first coach asks a member
 * without a coach.
 */
export function linkRequests(
	everybody: readonly Person[],
	relations: readonly Relation[],
	now: number,
): LinkRequestRecord[] {
	const isOf = (coachId: number, studentId: number) =>
		relations.some((one) => one.coachId === coachId && one.studentId === studentId);
	const coaches = everybody
		.filter(({ user }) => user.role === "coach" && user.isApproved)
		.map(({ user }) => user);
	const members = everybody.filter(({ user }) => user.role === "member").map(({ user }) => user);
	const pair = (coach: User | undefined, student: User | undefined): LinkRequestRecord[] =>
		coach && student
			? [
					{
						coachId: coach.id,
						studentId: student.id,
						email: student.email,
						status: "pending",
						createdAt: new Date(now - twoDays).toISOString(),
						expiresAt: Math.floor(now / 1000) + 28 * 24 * 60 * 60,
					},
				]
			: [];
	const first = coaches.find(({ email }) => email === firstCoach);
	const member = members.find(({ email }) => email === requestedEmail);
	const other = coaches.find(
		({ id, email }) => email !== firstCoach && member && !isOf(id, member.id),
	);
	const free = members.find(
		({ id, email }) => email !== requestedEmail && !relations.some((one) => one.studentId === id),
	);
	return [...pair(other, member), ...pair(first, free)];
}
