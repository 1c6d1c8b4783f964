import { isStaff } from "#shared/core/access.ts";
import type { DojoId, TrainingClassId, UserId } from "#shared/core/ids.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { retryUnprocessed } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { namesOf, peopleById } from "../../people/users/users.service.ts";
import { enrolledIn } from "./enrollments/class-places.ts";
import { TrainingClasses, type TrainingClassRecord } from "./training-class.entity.ts";

/** Reads a class, strongly consistent; `not_found` when it was deleted or archived. */
export async function findClass(id: number): Promise<TrainingClassRecord> {
	const { data } = await TrainingClasses.get({ id }).go({ consistent: true });
	return requireFound(data?.archivedAt ? null : data);
}

/** Reads several classes; deleted and archived ones are left out. */
export async function findClasses(ids: readonly number[]): Promise<TrainingClassRecord[]> {
	if (ids.length === 0) return [];
	const keys = [...new Set(ids)].map((id) => ({ id }));
	const { data } = await retryUnprocessed(() => TrainingClasses.get(keys).go({ concurrent: 4 }));
	return data.filter(({ archivedAt }) => !archivedAt);
}

/** Throws when the class is paused and takes no enrolments. */
export function takesPeople({ isActive }: TrainingClassRecord): void {
	if (!isActive) throw new AppError("class_paused");
}

/** Whether the caller is the class's coach or staff. */
export const mayManageClass = ({ session }: Caller, { coachId }: TrainingClassRecord) =>
	session !== null && (isStaff(session) || session.userId === coachId);

/** A class that the caller may change. Another coach's paused class is `not_found`. */
export async function managedClass(
	caller: SignedIn,
	id: TrainingClassId,
): Promise<TrainingClassRecord> {
	const one = await findClass(id);
	if (!mayManageClass(caller, one)) throw new AppError(one.isActive ? "forbidden" : "not_found");
	return one;
}

const view = (
	record: TrainingClassRecord,
	coach: User | undefined,
	enrolled: number | undefined,
): TrainingClass => ({
	...record,
	id: record.id as TrainingClassId,
	coachId: record.coachId as UserId,
	// A coach whose account is disabled is in no public list.
	coach: coach && !coach.isDisabled ? namesOf(coach) : null,
	titleAr: record.titleAr ?? null,
	description: record.description ?? null,
	descriptionAr: record.descriptionAr ?? null,
	minAge: record.minAge ?? null,
	maxAge: record.maxAge ?? null,
	dojoId: (record.dojoId as DojoId | undefined) ?? null,
	location: record.location ?? null,
	locationAr: record.locationAr ?? null,
	otherHours: record.otherHours ?? [],
	currentEnrollment: enrolled ?? 0,
});

/** Classes in the form of the API, with their coaches and number of enrolled people. */
export async function viewTrainingClasses(
	records: readonly TrainingClassRecord[],
): Promise<TrainingClass[]> {
	const [coaches, enrolled] = await Promise.all([
		peopleById(records.map(({ coachId }) => coachId)),
		enrolledIn(records),
	]);
	return records.map((record) =>
		view(record, coaches.get(record.coachId), enrolled.get(record.id)),
	);
}
