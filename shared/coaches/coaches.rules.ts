/** Most coaches in one answer. */
export const mostCoaches = 60;

/** What the first coaches of the federation teach, as long as they have not said so themselves. */
const firstCoaches: Record<number, readonly string[]> = {
	1: ["Adults", "Advanced"],
	2: ["Youth", "Women"],
	3: ["Kids", "Beginners"],
};

/** What a coach teaches, for their badges. */
export const specialtiesOf = ({
	id,
	specializations,
}: {
	id: number;
	specializations: string[];
}): readonly string[] =>
	specializations.length > 0 ? specializations : (firstCoaches[id] ?? ["General"]);
