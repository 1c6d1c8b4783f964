import type { Locale } from "../../core/locales.ts";
import type { Drawn } from "./bouts.ts";
import type { WinKind } from "./draws.rules.ts";
import type { PlayedBout } from "./standing.ts";

type Names = {
	places: Record<1 | 2 | 3 | 4 | 5, string>;
	kinds: Record<WinKind, string>;
	round: (round: string) => string;
	last16: string;
	quarterFinals: string;
	semiFinals: string;
	final: string;
	third: string;
	repechage: string;
	pool: string;
	poolA: string;
	poolB: string;
	bestOfThree: string;
};

/** What places, rounds and ways of winning are called. */
export const drawNames: Record<Locale, Names> = {
	en: {
		places: {
			1: "1st place",
			2: "2nd place",
			3: "3rd place",
			4: "4th place",
			5: "5th place",
		},
		kinds: {
			ippon: "by ippon",
			wazaari: "by waza-ari",
			decision: "by decision",
			weight: "by lower weight",
			boards: "by tameshiwari",
			points: "by points",
			walkover: "opponent did not come",
			withdrawal: "opponent withdrew",
			doctor: "doctor’s decision",
			disqualification: "opponent disqualified",
		},
		round: (round) => `Round ${round}`,
		last16: "Round of 16",
		quarterFinals: "Quarter-finals",
		semiFinals: "Semi-finals",
		final: "Final",
		third: "Bout for 3rd place",
		repechage: "Repechage for 3rd place",
		pool: "Group",
		poolA: "Group A",
		poolB: "Group B",
		bestOfThree: "Best of three bouts",
	},
	ar: {
		places: {
			1: "المركز الأول",
			2: "المركز الثاني",
			3: "المركز الثالث",
			4: "المركز الرابع",
			5: "المركز الخامس",
		},
		kinds: {
			ippon: "بالإيبون",
			wazaari: "بالوازاري",
			decision: "بقرار الحكام",
			weight: "بالوزن الأقل",
			boards: "بتكسير الألواح",
			points: "بالنقاط",
			walkover: "لم يحضر الخصم",
			withdrawal: "انسحاب الخصم",
			doctor: "بقرار الطبيب",
			disqualification: "استبعاد الخصم",
		},
		round: (round) => `الجولة ${round}`,
		last16: "دور الستة عشر",
		quarterFinals: "ربع النهائي",
		semiFinals: "نصف النهائي",
		final: "النهائي",
		third: "نزال المركز الثالث",
		repechage: "نزالات الترضية للمركز الثالث",
		pool: "المجموعة",
		poolA: "المجموعة أ",
		poolB: "المجموعة ب",
		bestOfThree: "الأفضل في ثلاثة نزالات",
	},
};

/** The name of a place with a name; from the sixth on there is none. */
export const placeName = (place: number, locale: Locale): string | null =>
	drawNames[locale].places[place as 1] ?? null;

/**
 * Returns what the round of a bout is called.
 * @param format of the draw
 * @param formatNumber writes a number in the language
 */
export function roundNamer(
	{ format }: Pick<Drawn, "format">,
	bouts: readonly Pick<PlayedBout, "kind" | "round">[],
	{ locale, formatNumber }: { locale: Locale; formatNumber: (value: number) => string },
): (bout: Pick<PlayedBout, "kind" | "round" | "pool">) => string {
	const names = drawNames[locale];
	const rounds = bouts.filter(({ kind }) => kind === "round").map(({ round }) => round);
	const last = Math.max(0, ...rounds);
	return ({ kind, round, pool }) => {
		if (kind === "round" && round === last) return names.quarterFinals;
		if (kind === "round" && round === last - 1) return names.last16;
		if (kind === "round") return names.round(formatNumber(round));
		if (kind === "semiFinal") return names.semiFinals;
		if (kind === "third") return names.third;
		if (kind === "repechage") return names.repechage;
		if (kind === "final") return format === "bestOfThree" ? names.bestOfThree : names.final;
		if (format === "roundRobin") return names.pool;
		return pool === 0 ? names.poolA : names.poolB;
	};
}
