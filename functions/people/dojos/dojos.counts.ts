import { defineCounts } from "../../core/table/counters.ts";
/** Counters of the people of each dojo, by its id. */
export const dojoPeopleCountedAs = ({ dojoId }: { dojoId?: number }) =>
	dojoId ? [String(dojoId)] : [];

/** Counters of the classes at each dojo, by its id. Archived classes are displayed nowhere. */
export const dojoClassesCountedAs = ({
	dojoId,
	archivedAt,
}: {
	dojoId?: number;
	archivedAt?: string;
}) => (dojoId && !archivedAt ? [String(dojoId)] : []);

export const dojosCounts = defineCounts({
	dojoPeople: { of: "user", as: dojoPeopleCountedAs },
	trainingClass: { of: "trainingClass", as: dojoClassesCountedAs },
});
