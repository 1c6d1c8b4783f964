import { isCoach } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { AppError } from "../../core/errors.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { allItems, type Item, repointWrites } from "../../core/table/items.ts";
import { coachWrites, isStudentOf, studentIds } from "../../people/coaches/students.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { requireUnchanged } from "../../people/users/user.writes.ts";
import { findUser } from "../../people/users/users.service.ts";
import { classIds } from "../../training/training-classes/training-classes.service.ts";
import { notifyOfHandover } from "./notifyOfHandover.ts";
import { type Step, steps } from "./steps.ts";

/** Counts a coach's classes and students, which a successor has to take over. */
export async function chargesOf({ id, role }: Pick<User, "id" | "role">) {
	if (role !== "coach") return { classes: 0, students: 0 };
	const coachId = id as UserId;
	const [classes, students] = await Promise.all([classIds(coachId), studentIds(coachId)]);
	return { classes: classes.length, students: students.length };
}

/**
 * A check that the successor is still a coach, for the transaction that takes the coach away.
 * Throws if a successor is needed but not named.
 */
export async function successorCheck(
	person: User,
	handOverTo: UserId | undefined,
): Promise<Write[]> {
	if (handOverTo === undefined) {
		const charges = await chargesOf(person);
		if (charges.classes + charges.students > 0)
			throw new AppError("coach_has_students", {
				params: charges,
				fields: { handOverTo: "required" },
			});
		return [];
	}
	const successor = handOverTo === person.id ? null : await findUser(handOverTo);
	const takesOver = successor && isCoach(successor) && !successor.isDisabled;
	if (!takesOver) throw new AppError("invalid", { fields: { handOverTo: "cannot_take_over" } });
	return [requireUnchanged(successor)];
}

/**
 * Whether an item of a coach goes to the successor: classes, and students who are still coached,
 * except the successor, who cannot be their own student.
 */
export const isCharge = ({ entity }: Step, { isActive, studentId }: Item, handOverTo: number) =>
	entity !== "studentRelation" || (isActive === true && studentId !== handOverTo);

/** Gives an item of a coach to another one, unless it was given to another coach meanwhile. */
export const giveTo = (coachId: number, item: Item): Promise<void> =>
	runTransaction(repointWrites(item, "coachId", coachId, true)).catch((error) => {
		if (!(error instanceof AppError) || error.code !== "changed_meanwhile") throw error;
	});

/**
 * Gives all classes and students of a coach to another coach, one by one: a coach may have more
 * than a transaction takes. A repeated call continues where an earlier one ended. Everybody concerned
 * is notified first.
 */
export async function handOverCharges(
	coachId: UserId,
	handOverTo: UserId,
	now: number,
): Promise<void> {
	await notifyOfHandover(coachId, handOverTo, now);
	for (const step of steps.filter(({ removed }) => removed === "handedOver")) {
		const partition = step.of({ id: coachId, email: "", since: 0 });
		if (!partition) continue;
		const items = await allItems({ entity: step.entity, index: step.index, partition });
		for (const item of items) if (isCharge(step, item, handOverTo)) await giveTo(handOverTo, item);
	}
	if (await isStudentOf(handOverTo, coachId))
		await runTransaction(await coachWrites(handOverTo, null, now));
}
