import type { Slot } from "#shared/competition/draws/bouts.ts";
import { drawNames, roundNamer } from "#shared/competition/draws/draw-names.ts";
import { type PlayedBout, type Standing, standingOf } from "#shared/competition/draws/standing.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { writtenToHtml } from "#shared/core/texts/runs.ts";
import type { User } from "../../../people/users/user.entity.ts";
import { inBothScripts } from "../../../people/users/users.service.ts";
import type { EventClassRecord } from "../../events/event-class.entity.ts";
import type { ClassDrawRecord, DrawEntrantRecord } from "../draw.entity.ts";
import { sheetWords } from "./sheets.words.ts";

/** A drawn event class as its sheets show it; names and dojos are HTML in the reader's language. */
export type PrintedClass = {
	locale: Locale;
	name: string;
	draw: ClassDrawRecord;
	standing: Standing;
	entrants: readonly DrawEntrantRecord[];
	nameOf: (number: number) => string;
	dojoOf: (number: number) => string;
	roundOf: (bout: PlayedBout) => string;
	/** Who comes to a corner of a bout: the person, or where the person comes from. */
	corner: (bout: PlayedBout, corner: "white" | "red") => string;
	formatNumber: (value: number) => string;
};

/** Prepares a drawn class for its sheets. */
export function printedClass(
	locale: Locale,
	eventClass: EventClassRecord,
	draw: ClassDrawRecord,
	entrants: readonly DrawEntrantRecord[],
	people: ReadonlyMap<number, User>,
): PrintedClass {
	const words = sheetWords[locale];
	const { format: formatNumber } = new Intl.NumberFormat(formatLocale[locale]);
	const standing = standingOf(draw, draw.results);
	const known = new Map(entrants.map((entrant) => [entrant.number, entrant]));
	const isArabic = locale === "ar";
	const nameOf = (number: number) => {
		const person = people.get(known.get(number)?.userId ?? 0);
		if (!person) return formatNumber(number);
		const { nameEn, nameAr } = inBothScripts(person);
		return writtenToHtml((isArabic && nameAr) || nameEn);
	};
	const dojoOf = (number: number) => {
		const one = known.get(number);
		return writtenToHtml((isArabic && one?.dojoAr) || one?.dojoEn || "");
	};
	const source = (slot: Slot): string => {
		if ("winnerOf" in slot) return words.winnerOf(formatNumber(slot.winnerOf));
		if ("loserOf" in slot) return words.loserOf(formatNumber(slot.loserOf));
		if ("lostTo" in slot) return words.finalists;
		if ("entrant" in slot) return nameOf(slot.entrant);
		const [pool, rank] = slot.rankOf;
		return words.rankOf(
			formatNumber(rank),
			pool === 0 ? drawNames[locale].poolA : drawNames[locale].poolB,
		);
	};
	return {
		locale,
		name: writtenToHtml((isArabic && eventClass.classNameAr) || eventClass.className),
		draw,
		standing,
		entrants,
		nameOf,
		dojoOf,
		roundOf: roundNamer(draw, standing.bouts, { locale, formatNumber }),
		corner: (bout, corner) => {
			const person = bout[`${corner}Id`];
			return person === null
				? `<span class="source">${source(bout[corner])}</span>`
				: `<b>${nameOf(person)}</b>`;
		},
		formatNumber,
	};
}

/** A line of the award ceremony: the place, and who has it, if that is known. */
export type PodiumLine = { place: 1 | 2 | 3 | 4; person?: number };

/** The best places, with two thirds or a fourth where the format has them. */
export function podiumOf({ standing, draw, entrants }: PrintedClass): PodiumLine[] {
	const thirds = draw.third === "bout" ? ([3, 4] as const) : ([3, 3] as const);
	const all = [1, 2, ...(draw.format === "roundRobin" ? ([3] as const) : thirds)] as const;
	const left = [...standing.places];
	return all.slice(0, entrants.length).map((place) => {
		const at = left.findIndex((one) => one.place === place);
		const [found] = at >= 0 ? left.splice(at, 1) : [];
		return { place, person: found?.userId };
	});
}

/** The bouts that are fought, in their order. */
export const foughtBouts = ({ standing }: PrintedClass) =>
	standing.bouts.filter(({ state }) => state !== "notNeeded");
