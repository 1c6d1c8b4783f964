import type { DojoId } from "#shared/core/ids.ts";
import { otherDaysOf } from "#shared/training/training-classes/class-days.rules.ts";
import { nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import { readHolidays } from "../../../base/settings/holidays.service.ts";
import { nullIfNotFound } from "../../../core/errors.ts";
import { readDojo } from "../../../people/dojos/dojos.service.ts";
import { findUser, namesOf } from "../../../people/users/users.service.ts";
import type { TrainingClassRecord } from "../training-class.entity.ts";
import { findClasses } from "../training-class.records.ts";
import type { ClassFacts } from "../training-classes.notices.ts";
import type { EnrollmentRecord } from "./enrollment.entity.ts";
import { enrollmentsOf } from "./enrollment.transitions.ts";

/** How long before the last day of a press the first one can have been enrolled on, in ms. */
const longestPress = 10 * 60_000;

/**
 * The other days of a class on which a person was enrolled with the same press: their notification
 * was left to the last one.
 */
export async function daysOfPress(
	entry: EnrollmentRecord,
	one: TrainingClassRecord,
): Promise<TrainingClassRecord[]> {
	const at = Date.parse(entry.updatedAt);
	const recent = (await enrollmentsOf(entry.userId)).filter(
		({ classId, status, moreDays, updatedAt }) =>
			classId !== entry.classId &&
			status === "active" &&
			moreDays &&
			Math.abs(at - Date.parse(updatedAt)) < longestPress,
	);
	return otherDaysOf(one, await findClasses(recent.map(({ classId }) => classId)));
}

/** What a person has to know before their first time: when, where, with whom. */
export async function enrolledFacts(
	one: TrainingClassRecord,
	days: readonly TrainingClassRecord[],
	now: number,
): Promise<Partial<ClassFacts>> {
	const [holidays, dojo, coach] = await Promise.all([
		readHolidays(),
		one.dojoId
			? readDojo(one.dojoId as DojoId, { drafts: false }).catch(nullIfNotFound)
			: undefined,
		findUser(one.coachId),
	]);
	const next = [one, ...days]
		.flatMap(
			(day) => nextOccurrence({ ...day, otherHours: day.otherHours ?? [] }, now, holidays) ?? [],
		)
		.sort((a, b) => a.date.localeCompare(b.date))
		.at(0);
	return {
		days: days.map(({ dayOfWeek, startTime }) => ({ dayOfWeek, startTime })),
		classIds: [one, ...days].map(({ id }) => id),
		from: next?.date,
		nextTime: next?.startTime,
		address: dojo?.addressEn ?? undefined,
		addressAr: dojo?.addressAr ?? undefined,
		mapUrl: dojo?.mapUrl ?? undefined,
		about: one.description,
		aboutAr: one.descriptionAr,
		coach: coach && !coach.isDisabled ? namesOf(coach) : undefined,
	};
}
