import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { isSamePeriod } from "#shared/core/time/period.ts";
import type { OtherHours } from "#shared/training-classes/other-hours.rules.ts";
import type { TrainingClassRecord } from "./training-class.entity.ts";
import type { ClassFacts } from "./training-classes.notices.ts";

/** What a notice says of a class beside what it is. */
export type Told = Pick<ClassFacts, "status"> & Partial<ClassFacts>;

/** The days on which a class has other hours than it had before a change; null where there are none. */
function changedHours(before: TrainingClassRecord, one: TrainingClassRecord): Told | null {
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
	const gone = had.find((hours) => !isIn(has, hours) && hours.to >= today);
	return gone ? { status: "usualHours", from: gone.from, to: gone.to } : null;
}

/** What a change of a class is to those who are in it or wait. */
export function changedAs(before: TrainingClassRecord, one: TrainingClassRecord): Told | null {
	// Those whose enrolments end with it are told of that.
	if (one.archivedAt) return null;
	if (before.isActive !== one.isActive) return { status: one.isActive ? "resumed" : "paused" };
	const told = ["dayOfWeek", "startTime", "endTime", "location", "locationAr"] as const;
	if (told.some((name) => before[name] !== one[name])) return { status: "changed" };
	return one.isActive ? changedHours(before, one) : null;
}
