import { type Belt, rankOf } from "../belts/belts.rules.ts";

/** Nobody promotes themselves: a person's own edit may keep or lower the belt. */
export const mayEditOwnBelt = (current: Belt, wanted: Belt) => rankOf(wanted) <= rankOf(current);

/** What is told once (gender, date of birth) may be told, or told again as it is. */
export const mayTellOnce = (known: string | null | undefined, told: string | null | undefined) =>
	told == null || known == null || told === known;
