import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import {
	type Belt,
	families,
	familyOf,
	familyRank,
	ladder,
} from "#shared/training/belts/belts.rules.ts";

export type GenderWord = "grown" | "young" | "any";

/** Chooses between men/women, boys/girls or both by the ages of a class. */
export function genderWord({ minAge, maxAge }: Pick<EventClass, "minAge" | "maxAge">): GenderWord {
	if (minAge !== null && minAge >= 16) return "grown";
	return maxAge !== null && maxAge < 18 ? "young" : "any";
}

/** Whether a belt is the first rank of its colour, in which case the colour's name is enough. */
export const opensColour = (belt: Belt) =>
	ladder.find((one) => familyOf(one) === familyOf(belt)) === belt;

/** The last rank of a belt's colour. */
export const lastOfColour = (belt: Belt) =>
	ladder.findLast((one) => familyOf(one) === families[familyRank(belt)]) ?? belt;
