import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isSamePeriod } from "#shared/core/time/period.ts";
import type { OtherHours } from "#shared/training/training-classes/other-hours.rules.ts";
import type { TrainingClassRecord } from "./training-class.entity.ts";
import type { ClassFacts } from "./training-classes.notices.ts";

/** Facts of a notification that differ from the class's own data. */
export type ChangeFacts = Pick<ClassFacts, "status"> & Partial<ClassFacts>;

/** A change in the class's other hours, as facts; null when there is none. */
function changedHours(before: TrainingClassRecord, one: TrainingClassRecord): ChangeFacts | null {
	const [had, has] = [before.otherHours ?? [], one.otherHours ?? []];
	const isIn = (all: readonly OtherHours[], hours: OtherHours) =>
		all.some(
			(other) =>
				isSamePeriod(other, hours) &&
				other.startTime === hours.startTime &&
				other.endTime === hours.endTime,
		);
	const today = kuwaitDate(Date.parse(one.updatedAt));
	const added = has.find((hours) => !isIn(had, hours) && hours.to >= today);
	if (added) {
		const { from, to, startTime } = added;
		return startTime
			? { status: "otherHours", from, to, startTime }
			: { status: "notHeld", from, to };
	}
	const removedHours = had.find((hours) => !isIn(has, hours) && hours.to >= today);
	return removedHours
		? { status: "usualHours", from: removedHours.from, to: removedHours.to }
		: null;
}

/**
 * The facts of a change for people who are enrolled or waiting; null when they need no
 * notification.
 */
export function changedAs(
	before: TrainingClassRecord,
	one: TrainingClassRecord,
): ChangeFacts | null {
	// Ending the enrolments sends its own notifications.
	if (one.archivedAt) return null;
	if (before.isActive !== one.isActive) return { status: one.isActive ? "resumed" : "paused" };
	const isRenamed = before.placeNamedAt !== one.placeNamedAt;
	const place = isRenamed ? [] : (["location", "locationAr"] as const);
	const notifiedFields = ["dayOfWeek", "startTime", "endTime", ...place] as const;
	if (notifiedFields.some((name) => before[name] !== one[name])) return { status: "changed" };
	return one.isActive ? changedHours(before, one) : null;
}
