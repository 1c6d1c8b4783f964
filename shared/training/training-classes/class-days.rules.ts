import { throughTheWeek } from "./training-classes.rules.ts";
import type { TrainingClass, TrainingClassInput } from "./training-classes.schema.ts";

type Placed = Parameters<typeof throughTheWeek>[0];
type Described = Partial<
	Nullish<
		Pick<
			TrainingClass,
			| ("coachId" | "title" | "titleAr" | "classType" | "audienceType" | "minAge" | "maxAge")
			| ("dojoId" | "location" | "locationAr")
		>
	>
>;
type Nullish<Fields> = { [Field in keyof Fields]: Fields[Field] | null | undefined };

/** Equal for the days of one class: the same coach, title, kind, audience, ages and place. */
const descriptionOf = (one: Described) =>
	JSON.stringify([
		one.coachId,
		one.title,
		one.titleAr,
		one.classType,
		one.audienceType,
		one.minAge,
		one.maxAge,
		one.dojoId,
		one.location,
		one.locationAr,
	]);

/**
 * The weekly classes, gathered by what people take for one class on several days; each group from
 * Sunday on, in the order of its first class.
 */
export function gatherDays<Class extends TrainingClass>(classes: readonly Class[]): Class[][] {
	const groups = Map.groupBy(classes, descriptionOf);
	return [...groups.values()].map((days) => days.sort(throughTheWeek));
}

/** The other days of a class, from Sunday on. */
export const otherDaysOf = <Class extends Described & Placed & { id: number }>(
	one: Described & { id: number },
	classes: readonly Class[],
): Class[] => {
	const description = descriptionOf(one);
	return classes
		.filter((other) => other.id !== one.id && descriptionOf(other) === description)
		.sort(throughTheWeek);
};

/**
 * Applies a change of one day of a class to another of its days: all changed fields but the
 * weekday, and the hours only if both days had the same.
 */
export function changeOfDay(
	before: TrainingClassInput,
	after: TrainingClassInput,
	day: TrainingClassInput,
): TrainingClassInput {
	const hadSameHours = before.startTime === day.startTime && before.endTime === day.endTime;
	const unchanged = hadSameHours ? ["dayOfWeek"] : ["dayOfWeek", "startTime", "endTime"];
	const changed = Object.entries(after).filter(
		([field, value]) =>
			!unchanged.includes(field) && value !== (before as Record<string, unknown>)[field],
	);
	return { ...day, ...Object.fromEntries(changed) };
}
