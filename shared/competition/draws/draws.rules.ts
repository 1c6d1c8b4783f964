/** Most entrants of one event class that can be drawn. */
export const mostDrawn = 128;

/** Most entrants that staff can seed. */
export const mostSeeds = 8;

/** How the bouts of an event class lead to its places. */
export const drawFormats = [
	"walkover",
	"bestOfThree",
	"roundRobin",
	"twoPools",
	"knockout",
] as const;
export type DrawFormat = (typeof drawFormats)[number];

/** Who is third after a knockout: both losers of the semi-finals, the winner of their bout, or of a repechage. */
export const thirdPlaces = ["two", "bout", "repechage"] as const;
export type ThirdPlace = (typeof thirdPlaces)[number];

/** Fewest and most entrants of each format. */
const reach: Record<DrawFormat, [least: number, most: number]> = {
	walkover: [1, 1],
	bestOfThree: [2, 2],
	roundRobin: [3, 5],
	twoPools: [6, 7],
	knockout: [2, mostDrawn],
};

/** The formats that a number of entrants can be drawn in; the usual one first. */
export const formatsFor = (entrants: number): DrawFormat[] =>
	drawFormats.filter((format) => entrants >= reach[format][0] && entrants <= reach[format][1]);

/** How a bout was won. `points` stands for the marks or flags of a kata. */
export const winKinds = [
	"ippon",
	"wazaari",
	"decision",
	"weight",
	"boards",
	"points",
	"walkover",
	"withdrawal",
	"doctor",
	"disqualification",
] as const;
export type WinKind = (typeof winKinds)[number];

export const corners = ["white", "red"] as const;
export type Corner = (typeof corners)[number];

/**
 * Length of a bout in seconds: the main time, then the extensions. `weight` is the difference in
 * tenths of a kilogram from which the lighter one wins, counted after the extension `weightAfter`;
 * null if weight does not decide.
 */
export type BoutRules = {
	main: number;
	extensions: readonly number[];
	weight: number | null;
	weightAfter: number | null;
};

/**
 * Numbers of the common rule sets, with where they are published; the chief judge confirms them for
 * each event.
 *
 * - `classic`: IKO, kyokushin-uganda.com/rules and kuroobi.info/knowledge8.html.
 * - `kwu`: KWU, kyokushinkan.mbn.jp/news.html?itemid=865; weight decides only in merged classes.
 * - `youth`: 12 to 15 years, orenday.ru (city event K15).
 * - `children`: 6 to 11 years, studopedia.ru/25_111258.
 * - `youngest`: under 8 years, sibkarate.ru.
 */
export const boutRules = {
	classic: { main: 180, extensions: [120, 120], weight: 100, weightAfter: 2 },
	kwu: { main: 180, extensions: [120, 120], weight: null, weightAfter: null },
	youth: { main: 120, extensions: [60, 60], weight: 30, weightAfter: 1 },
	children: { main: 90, extensions: [60, 60], weight: 10, weightAfter: 1 },
	youngest: { main: 60, extensions: [60], weight: null, weightAfter: null },
} as const satisfies Record<string, BoutRules>;
export type RuleSet = keyof typeof boutRules;
export const ruleSets = Object.keys(boutRules) as [RuleSet, ...RuleSet[]];

/** The usual rule set of an event class, by the age of its oldest entrants. */
export function usualRules({ maxAge }: { maxAge?: number | null }): RuleSet {
	if (maxAge == null || maxAge > 15) return "classic";
	if (maxAge > 11) return "youth";
	return maxAge > 7 ? "children" : "youngest";
}

/** The ways to a third place that a format offers; none if its groups decide all places. */
export function thirdPlacesFor(format: DrawFormat): readonly ThirdPlace[] {
	if (format === "knockout") return thirdPlaces;
	return format === "twoPools" ? ["two", "bout"] : [];
}
