/** Belts: the 21-rank ladder is canonical; every other form named anywhere is read into it. */
export const ladder = [
	"white",
	"orange-10",
	"orange-9",
	"blue-8",
	"blue-7",
	"yellow-6",
	"yellow-5",
	"green-4",
	"green-3",
	"brown-2",
	"brown-1",
	"black-1",
	"black-2",
	"black-3",
	"black-4",
	"black-5",
	"black-6",
	"black-7",
	"black-8",
	"black-9",
	"black-10",
] as const;
export type Belt = (typeof ladder)[number];

export const families = ["white", "orange", "blue", "yellow", "green", "brown", "black"] as const;
export type BeltFamily = (typeof families)[number];

export const isBelt = (value: unknown): value is Belt => ladder.includes(value as Belt);

export const familyOf = (belt: Belt) => belt.split("-")[0] as BeltFamily;

/** Place of a belt's colour among the seven. */
export const familyRank = (belt: Belt) => families.indexOf(familyOf(belt));

/** Kyu or dan number; null for white, which has none. */
export const gradeOf = (belt: Belt) => (belt === "white" ? null : Number(belt.split("-")[1]));

export const isDan = (belt: Belt) => belt.startsWith("black-");

export const rankOf = (belt: Belt) => ladder.indexOf(belt);

/** Progress on the simple seven-step ladder in percent: white 14, black 100; no belt counts as white. */
export const simpleProgress = (belt: Belt | null | undefined) =>
	Math.round(((families.indexOf(familyOf(belt ?? "white")) + 1) / families.length) * 100);
