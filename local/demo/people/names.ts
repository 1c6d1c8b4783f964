import { oneOf, readTable, text } from "../readTable.ts";

/** A name in Latin and in Arabic script. */
export type Name = readonly [latin: string, arabic: string];

/** Names of a common origin. `share`: percentage of people with such names. */
export type Names = {
	share: number;
	/** Probability that the person reads the site in Arabic. */
	readsArabic: number;
	male: readonly Name[];
	female: readonly Name[];
	family: readonly Name[];
};

const origins = {
	gulf: { share: 68, readsArabic: 0.75 },
	"levant and nile": { share: 18, readsArabic: 0.7 },
	"south asia": { share: 9, readsArabic: 0.05 },
	"far east and west": { share: 5, readsArabic: 0 },
};

const rows = readTable("people/names", {
	origin: oneOf(Object.keys(origins)),
	kind: oneOf(["male", "female", "family"]),
	latin: text,
	arabic: text,
});

export const allNames: readonly Names[] = Object.entries(origins).map(([origin, people]) => {
	const namesOf = (kind: string) =>
		rows
			.filter((row) => row.origin === origin && row.kind === kind)
			.map(({ latin, arabic }): Name => [latin, arabic]);
	return {
		...people,
		male: namesOf("male"),
		female: namesOf("female"),
		family: namesOf("family"),
	};
});
