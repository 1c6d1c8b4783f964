import {
	capacityLimits,
	type DayOfWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";

/** Initial values of a class's form. */
export const valuesOf = (item: TrainingClass | null) => ({
	// A class with an Arabic title only stores it in both fields.
	title: item && item.title !== item.titleAr ? item.title : "",
	titleAr: item?.titleAr ?? "",
	description: item?.description ?? "",
	descriptionAr: item?.descriptionAr ?? "",
	classType: item?.classType ?? ("" as const),
	audienceType: item?.audienceType ?? ("mixed" as const),
	minAge: item?.minAge ? String(item.minAge) : "",
	maxAge: item?.maxAge ? String(item.maxAge) : "",
	dayOfWeek: item?.dayOfWeek ?? ("" as const),
	startTime: item?.startTime ?? "",
	endTime: item?.endTime ?? "",
	dojoId: item?.dojoId ? String(item.dojoId) : "",
	location: item?.location ?? "",
	locationAr: item?.locationAr ?? "",
	maxCapacity: String(item?.maxCapacity ?? capacityLimits.usual),
	alsoOn: [] as DayOfWeek[],
	allDays: false,
	version: item?.version,
});
export type ClassValues = ReturnType<typeof valuesOf>;
