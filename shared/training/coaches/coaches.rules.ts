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
