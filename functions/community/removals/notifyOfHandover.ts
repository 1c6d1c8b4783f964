import type { UserId } from "#shared/core/ids.ts";
import { isAlive } from "#shared/training/training-classes/enrollments.rules.ts";
import { inParallel } from "../../core/parallel.ts";
import { type StudentFacts, studentNotice } from "../../people/coaches/students.notices.ts";
import { studentIds } from "../../people/coaches/students.service.ts";
import {
	fileNotifications,
	newNotification,
	notificationIdOf,
} from "../../people/notifications/newNotification.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, inBothScripts } from "../../people/users/users.service.ts";
import { everyoneOf } from "../../training/training-classes/enrollments/enrollment.transitions.ts";
import type { TrainingClassRecord } from "../../training/training-classes/training-class.entity.ts";
import { classesOf } from "../../training/training-classes/training-classes.service.ts";

/** A coach's classes and students, and whoever is enrolled in the classes or waits for them. */
export async function coachedBy(coachId: UserId) {
	const [classes, students] = await Promise.all([classesOf(coachId), studentIds(coachId)]);
	const enrolled = await inParallel(classes, async (one) =>
		(await everyoneOf(one.id))
			.filter(isAlive)
			.map(({ userId }) => ({ userId: userId as UserId, one })),
	);
	return { classes, students, enrolled: Map.groupBy(enrolled.flat(), ({ userId }) => userId) };
}

type Coached = Awaited<ReturnType<typeof coachedBy>>;

/** The people whose coach changes when another one takes over. */
export const peopleOf = ({ students, enrolled }: Coached): ReadonlySet<UserId> =>
	new Set([...students, ...enrolled.keys()]);

/** Number of people to notify of a handover, save the successor. */
export const countRecipients = async ({ id, role }: Pick<User, "id" | "role">): Promise<number> =>
	role === "coach" ? peopleOf(await coachedBy(id as UserId)).size : 0;

const classFacts = ({ title, titleAr, dayOfWeek, startTime }: TrainingClassRecord) => ({
	title,
	titleAr,
	dayOfWeek,
	startTime,
});

/**
 * Notifies the successor of a coach, with the list of classes, and each person whose coach changes,
 * once. Runs before anything is handed over, so that a crash loses no notification.
 * @param at when it was decided, in ms since 1970: a repeat with the same time changes nothing
 */
export async function notifyOfHandover(coachId: UserId, to: UserId, at: number): Promise<void> {
	const [coached, successor] = await Promise.all([coachedBy(coachId), findUser(to)]);
	const { classes, students, enrolled } = coached;
	if (!successor || classes.length + students.length === 0) return;
	const notificationFor = (userId: number, facts: StudentFacts) =>
		newNotification(studentNotice, { userId, at, id: notificationIdOf(coachId, at), facts });
	const name = inBothScripts(successor);
	await fileNotifications([
		notificationFor(to, {
			status: "takenOver",
			classes: classes.map(classFacts),
			hasStudents: students.length > 0,
		}),
		...[...peopleOf(coached)]
			.filter((userId) => userId !== to)
			.map((userId) =>
				notificationFor(
					userId,
					students.includes(userId)
						? { status: "coachGiven", ...name }
						: {
								status: "classCoachGiven",
								...name,
								classes: enrolled.get(userId)?.map(({ one }) => classFacts(one)),
							},
				),
			),
	]);
}
