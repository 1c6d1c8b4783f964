import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";

export type GenderWord = "grown" | "young" | "any";

/** Chooses between men/women, boys/girls or both by the ages of a class. */
export function genderWord({ minAge, maxAge }: Pick<EventClass, "minAge" | "maxAge">): GenderWord {
	if (minAge !== null && minAge >= 16) return "grown";
	return maxAge !== null && maxAge < 18 ? "young" : "any";
}
