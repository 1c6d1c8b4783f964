import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { typedDinars } from "#shared/core/texts/money.ts";

const typed = (value: string | number | null | undefined) => String(value ?? "");

/** Initial values of the form: numbers as strings, empty for no limit. */
export const valuesOf = (edited: EventClass | null) => ({
	className: typed(edited?.className),
	classNameAr: typed(edited?.classNameAr),
	description: typed(edited?.description),
	descriptionAr: typed(edited?.descriptionAr),
	maxParticipants: typed(edited?.maxParticipants ?? 50),
	waitingList: edited?.waitingList ?? true,
	minAge: typed(edited?.minAge),
	maxAge: typed(edited?.maxAge),
	minBeltLevel: typed(edited?.minBeltLevel),
	maxBeltLevel: typed(edited?.maxBeltLevel),
	minWeight: typed(edited?.minWeight),
	maxWeight: typed(edited?.maxWeight),
	genderRestriction: typed(edited?.genderRestriction),
	competitionReadinessRequired: typed(edited?.competitionReadinessRequired),
	fee: typedDinars(edited?.fee),
	lateFee: typedDinars(edited?.lateFee),
	memberFee: typedDinars(edited?.memberFee),
	version: edited?.version,
});
export type EventClassValues = ReturnType<typeof valuesOf>;
