import { ageOn, isMinor } from "../../core/time/age.ts";
import { isDateOnly, kuwaitDate } from "../../core/time/kuwait.ts";
import { mayShow } from "../consents/consents.rules.ts";
import type { Athlete, AthleteCard } from "./national-team.schema.ts";

/** Largest number of athletes in one answer. */
export const mostAthletes = 100;

type Person = Parameters<typeof mayShow>[0];

/**
 * The public part of an athlete's record; null if it is not public. Athletes with an account decide
 * on it by consents, a guardian for a minor. For adults without an account the federation has
 * consent on paper. Contact and search are hidden for minors and unknown birth dates; of a minor's
 * birth date only the year is shown.
 * @param now ms since 1970
 */
export function inPublic(
	{ userId, ...athlete }: Athlete,
	person: Person | undefined,
	now: number,
): Athlete | null {
	const { dateOfBirth } = athlete;
	const minor = isMinor(dateOfBirth, now) || (userId != null && isMinor(person?.dateOfBirth, now));
	const visible = minor ? { ...athlete, contactInfo: null, inSearch: false } : athlete;
	if (!userId) return dateOfBirth && minor ? null : visible;
	if (!person || !mayShow(person, "team")) return null;
	return agreedTo(
		{ ...visible, dateOfBirth: minor ? (dateOfBirth?.slice(0, 4) ?? null) : dateOfBirth },
		person,
	);
}

/** The parts of an athlete's page that its person consented to. */
function agreedTo(athlete: Athlete, person: Person): Athlete {
	const pictured = mayShow(person, "photo") ? athlete : withoutPictures(athlete);
	return mayShow(person, "results")
		? pictured
		: { ...pictured, achievements: [], achievementsAr: [], championshipsWon: [] };
}

const withoutPictures = (athlete: Athlete): Athlete => ({
	...athlete,
	photoUrl: null,
	championshipsWon: athlete.championshipsWon.map((won) => ({ ...won, photo: null })),
});

/** The part of an athlete that the grid shows. */
export const cardOf = (athlete: Athlete): AthleteCard => ({
	id: athlete.id,
	nameEn: athlete.nameEn,
	nameAr: athlete.nameAr,
	photoUrl: athlete.photoUrl,
	dateOfBirth: athlete.dateOfBirth,
	currentBelt: athlete.currentBelt,
	currentRank: athlete.currentRank,
	currentRankAr: athlete.currentRankAr,
	weight: athlete.weight,
	weightCategory: athlete.weightCategory,
	isActive: athlete.isActive,
});

/** Age to show: whole years, the year of birth if only that is known, or null. */
export function publicAge(
	dateOfBirth: string | null,
	now: number,
): { age: number } | { year: string } | null {
	if (!dateOfBirth) return null;
	return isDateOnly(dateOfBirth)
		? { age: ageOn(kuwaitDate(now), dateOfBirth) }
		: { year: dateOfBirth };
}
