import { isCoach } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { notifyCoach, notifyStudent } from "../../people/coaches/student-notifications.ts";
import { coachesOf, coachWrites, isStudentOf } from "../../people/coaches/students.service.ts";
import type { Acting } from "../../people/families/authorization.ts";
import type { User } from "../../people/users/user.entity.ts";
import { changePerson } from "../../people/users/user.writes.ts";
import { findUser } from "../../people/users/users.service.ts";
import { studentOf } from "./students.service.ts";

/** An approved coach whose account is not disabled. */
export const mayTrain = (coach: User) => isCoach(coach) && !coach.isDisabled;

type CoachChange = {
	/** The new coach; null for none. */
	coach: User | null;
	action: string;
	/** Further writes of the same transaction, given the former coaches. */
	writes: (former: User[]) => Write[];
};

/**
 * Replaces a person's coaches by one coach, or removes them. Also writes the person's record with
 * optimistic locking, so of two concurrent changes the second fails.
 */
export async function changeCoach(
	caller: SignedIn,
	student: User,
	{ coach, action, writes }: CoachChange,
) {
	const id = student.id as UserId;
	const present = await coachesOf(id);
	const former = present.filter((one) => one.id !== coach?.id);
	const details = { from: present.map((one) => one.id), to: coach?.id ?? null };
	await auditedTransaction(caller, { entityType: "user", entityId: id, action, details }, [
		...changePerson(student, { ...student, updatedAt: new Date(caller.now).toISOString() }),
		...(await coachWrites(id, (coach?.id ?? null) as UserId | null, caller.now)),
		...writes(former),
	]);
}

/** Ends the coaching of a student. */
export async function endCoaching(caller: Acting): Promise<void> {
	const student = await studentOf(caller);
	await changeCoach(caller, student, {
		coach: null,
		action: "coach_ended",
		writes: (former) =>
			former.flatMap((coach) => [
				notifyStudent(student, "coachEnded", coach, caller.now),
				...(coach.id === caller.session.userId
					? []
					: [notifyCoach(coach, "studentLeft", student, caller.now)]),
			]),
	});
}

/** Moves a student to another coach. */
export async function transferStudent(caller: Acting, coachId: UserId): Promise<void> {
	const [student, coach] = await Promise.all([studentOf(caller), findUser(coachId)]);
	const mayTakeOver = coach && mayTrain(coach) && coachId !== student.id;
	if (!mayTakeOver || (await isStudentOf(caller.person, coachId)))
		throw new AppError("invalid", { fields: { coachId: "cannot_take_over" } });
	await changeCoach(caller, student, {
		coach,
		action: "coach_changed",
		writes: (former) => [
			notifyStudent(student, "coachGiven", coach, caller.now),
			notifyCoach(coach, "studentGiven", student, caller.now),
			...former.map((one) => notifyCoach(one, "studentLeft", student, caller.now)),
		],
	});
}
