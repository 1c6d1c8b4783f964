import { type Belt, rankOf } from "../belts/belts.rules.ts";

/** Nobody promotes themselves: a person's own edit may keep or lower the belt. */
export const mayEditOwnBelt = (current: Belt, wanted: Belt) => rankOf(wanted) <= rankOf(current);
