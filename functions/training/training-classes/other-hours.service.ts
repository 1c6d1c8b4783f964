import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { doPeriodsOverlap, isSamePeriod } from "#shared/core/time/period.ts";
import {
	mostPeriods,
	type OtherHours,
} from "#shared/training/training-classes/other-hours.rules.ts";
import type {
	OtherHoursInput,
	TrainingClass,
} from "#shared/training/training-classes/training-classes.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import {
	auditedTransaction,
	auditLine,
	type Change,
} from "../../core/table/audited-transaction.ts";
import { retryUnprocessed } from "../../core/table/database.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { TrainingClasses, type TrainingClassRecord } from "./training-class.entity.ts";
import { viewTrainingClasses } from "./training-class.records.ts";
import { classesOf } from "./training-classes.service.ts";

/** Days after which past periods are removed; until then calendars show them. */
const retentionDays = 366;

/** The coach's current classes, strongly consistent; the index only provides the ids. */
async function readNow(coachId: number): Promise<TrainingClassRecord[]> {
	const keys = (await classesOf(coachId)).map(({ id }) => ({ id }));
	if (keys.length === 0) return [];
	const { data } = await retryUnprocessed(() => TrainingClasses.get(keys).go({ consistent: true }));
	return data.filter((one) => one.coachId === coachId && !one.archivedAt);
}

const same = (a: OtherHours, b: OtherHours) =>
	isSamePeriod(a, b) && a.startTime === b.startTime && a.endTime === b.endTime;

/** The other hours of a class after a change; null when they are unchanged. */
function changed(
	one: TrainingClassRecord,
	{ from, to, replaces, classes }: OtherHoursInput,
	since: string,
) {
	const before = one.otherHours ?? [];
	const trainingClass = classes.find(({ id }) => id === one.id);
	const remaining = before.filter(
		(hours) =>
			!isSamePeriod(hours, { from, to }) &&
			!(replaces && isSamePeriod(hours, replaces)) &&
			hours.to >= since,
	);
	if (trainingClass && remaining.some((hours) => doPeriodsOverlap(hours, { from, to })))
		throw new AppError("other_hours_overlap");
	const added = trainingClass
		? [{ from, to, startTime: trainingClass.startTime, endTime: trainingClass.endTime }]
		: [];
	const after = [...remaining, ...added].sort((a, b) => a.from.localeCompare(b.from));
	if (after.length > mostPeriods) throw new AppError("invalid", { fields: { from: "too_big" } });
	const isSame =
		after.length === before.length &&
		after.every((hours, position) => same(hours, before[position]));
	return isSame ? null : after;
}

const change = ({ id }: TrainingClassRecord, otherHours: OtherHours[]): Change => ({
	entityType: "trainingClass",
	entityId: id,
	action: "updated",
	details: { otherHours },
});

/** Sets other hours of the caller's classes for a range of dates; idempotent. */
export async function setOtherHours(
	caller: SignedIn,
	input: OtherHoursInput,
): Promise<TrainingClass[]> {
	const own = await readNow(caller.session.userId);
	if (input.classes.some(({ id }) => !own.some((one) => one.id === id)))
		throw new AppError("forbidden");
	const since = dayAfter(kuwaitDate(caller.now), -retentionDays);
	const after = own.map((one) => {
		const otherHours = changed(one, input, since);
		return otherHours ? nextVersion(one, { otherHours }, caller.now) : one;
	});
	const views = await viewTrainingClasses(after);
	const different = after.filter((one) => !own.includes(one));
	if (different.length === 0) return views;
	const [first, ...others] = different.map((one) => change(one, one.otherHours ?? []));
	await auditedTransaction(
		caller,
		first,
		[
			...different.map((one) => ({
				put: TrainingClasses.put(one)
					.where(ifUnchanged({ version: one.version - 1 }))
					.params(),
			})),
			...others.map((line) => auditLine(caller, line)),
		],
		views,
	);
	return views;
}
