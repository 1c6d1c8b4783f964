import type { Student } from "#shared/coaches/coaches.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { findUsers, profileOf } from "../users/users.service.ts";
import { StudentRelations } from "./student.entity.ts";

/** Whether somebody trains with a coach now. */
export async function isStudentOf(studentId: UserId, coachId: UserId): Promise<boolean> {
	const { data } = await StudentRelations.get({ coachId, studentId }).go({ consistent: true });
	return data?.isActive === true;
}

/** Ids of a coach's present students. */
export async function studentIds(coachId: UserId): Promise<UserId[]> {
	const { data } = await StudentRelations.query.ofCoach({ coachId }).go({ pages: "all" });
	return data.filter(({ isActive }) => isActive).map(({ studentId }) => studentId as UserId);
}

/** Ids of the coaches whom somebody has or had. */
export async function coachIds(studentId: UserId): Promise<UserId[]> {
	const { data } = await StudentRelations.query.ofStudent({ studentId }).go({ pages: "all" });
	return data.map(({ coachId }) => coachId as UserId);
}

/** Belts belong to another domain, which says what each of some people waits for. */
type PendingOf = (ids: UserId[]) => Promise<Map<UserId, Student["pendingPromotion"]>>;

/** A coach's present students, by name. */
export async function students(coachId: UserId, pendingOf: PendingOf): Promise<Student[]> {
	const ids = await studentIds(coachId);
	const [people, pending] = await Promise.all([findUsers(ids), pendingOf(ids)]);
	return people
		.map(profileOf)
		.map((person) => ({ ...person, pendingPromotion: pending.get(person.id) ?? null }))
		.sort((a, b) => `${a.firstName} ${a.lastName}`.localeCompare(`${b.firstName} ${b.lastName}`));
}
