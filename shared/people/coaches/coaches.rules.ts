/** Largest number of coaches in one answer. */
export const mostCoaches = 60;

/** Badges of the federation's first coaches, until they name their own specialties. */
const firstCoaches: Record<number, readonly string[]> = {
	1: ["Adults", "Advanced"],
	2: ["Youth", "Women"],
	3: ["Kids", "Beginners"],
};

/** Specialties of a coach, for badges. */
export const specialtiesOf = ({
	id,
	specializations,
}: {
	id: number;
	specializations?: string[];
}): readonly string[] =>
	specializations?.length ? specializations : (firstCoaches[id] ?? ["General"]);

type Findable = Parameters<typeof specialtiesOf>[0] & {
	dojoId: number | null;
	dojoLocation: string | null;
};

/** The value of a coach's dojo in the filter: its id, or its name if the dojo has no record. */
export const coachPlaceOf = ({ dojoId, dojoLocation }: Findable) =>
	String(dojoId ?? dojoLocation ?? "");

/** The coaches of a dojo who, if `forWomen` is set, teach women. */
export const matchingCoaches = <T extends Findable>(
	coaches: readonly T[],
	{ dojo, forWomen }: { dojo: string | null; forWomen: boolean },
): T[] =>
	coaches.filter(
		(coach) =>
			(!dojo || coachPlaceOf(coach) === dojo) &&
			(!forWomen || specialtiesOf(coach).includes("Women")),
	);
