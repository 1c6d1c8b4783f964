import type { UserId } from "#shared/core/ids.ts";
import { inParallel } from "../../core/parallel.ts";
import type { Write } from "../../core/table/database.ts";
import { everyCoach } from "../users/coaches.service.ts";
import type { User } from "../users/user.entity.ts";
import { findUsers } from "../users/users.service.ts";
import { StudentRelations } from "./student.entity.ts";

/** Whether a coach currently trains the student. */
export async function isStudentOf(studentId: UserId, coachId: UserId): Promise<boolean> {
	const { data } = await StudentRelations.get({ coachId, studentId }).go({ consistent: true });
	return data?.isActive === true;
}

/** Ids of a coach's current students. */
export async function studentIds(coachId: UserId): Promise<UserId[]> {
	const { data } = await StudentRelations.query.ofCoach({ coachId }).go({ pages: "all" });
	return data.filter(({ isActive }) => isActive).map(({ studentId }) => studentId as UserId);
}

const relationsOf = async (studentId: UserId) =>
	(await StudentRelations.query.ofStudent({ studentId }).go({ pages: "all" })).data;

/** Ids of a student's current and former coaches. */
export const coachIds = async (studentId: UserId): Promise<UserId[]> =>
	(await relationsOf(studentId)).map(({ coachId }) => coachId as UserId);

/** Ids of a student's current coaches. */
const presentCoachIds = async (studentId: UserId): Promise<UserId[]> =>
	(await relationsOf(studentId))
		.filter(({ isActive }) => isActive)
		.map(({ coachId }) => coachId as UserId);

/** Whether the student's coach changed or ended since the assignment at this time. */
export async function hasChangedCoach(studentId: UserId, assignedAt: string): Promise<boolean> {
	const { data } = await StudentRelations.query.ofStudent({ studentId }).go({ pages: "all" });
	return data.some((relation) => relation.assignedAt !== assignedAt || !relation.isActive);
}

/** A student's current coaches. */
export const coachesOf = async (studentId: UserId): Promise<User[]> =>
	findUsers(await presentCoachIds(studentId));

/** The coach of each student who has one, by student id. One query per coach: there are few. */
export async function coachesByStudent(): Promise<Map<number, User>> {
	const coaches = await everyCoach();
	const students = await inParallel(coaches, ({ id }) => studentIds(id as UserId));
	return new Map(
		coaches.flatMap((coach, at) => students[at].map((student): [number, User] => [student, coach])),
	);
}

/** Writes that give a student one coach and end all others; null for none. */
export async function coachWrites(
	studentId: UserId,
	coachId: UserId | null,
	now: number,
): Promise<Write[]> {
	const present = await presentCoachIds(studentId);
	const ended = present.filter((id) => id !== coachId);
	const isNew = coachId !== null && !present.includes(coachId);
	const assignedAt = new Date(now).toISOString();
	return [
		...ended.map((id) => ({
			update: StudentRelations.patch({ coachId: id, studentId }).set({ isActive: false }).params(),
		})),
		...(isNew
			? [{ put: StudentRelations.put({ coachId, studentId, assignedAt, isActive: true }).params() }]
			: []),
	];
}
