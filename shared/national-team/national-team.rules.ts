import { mayShow } from "../consents/consents.rules.ts";
import { ageOn, isMinor } from "../core/time/age.ts";
import { isDateOnly, kuwaitDate } from "../core/time/kuwait.ts";
import type { Athlete, AthleteCard } from "./national-team.schema.ts";

/** Most athletes in one answer. */
export const mostAthletes = 100;

type Person = Parameters<typeof mayShow>[0];

/**
 * An athlete as everybody may see them; null where they are not shown. Who has an account says themselves what is shown,
 * of a minor their guardian; for who has none, an adult, the federation has a yes on paper. There is no way to reach or
 * find a minor, or whose date of birth is not known, and of a minor's birth the year is shown. @param now ms since 1970
 */
export function inPublic(
	{ userId, ...athlete }: Athlete,
	person: Person | undefined,
	now: number,
): Athlete | null {
	const { dateOfBirth } = athlete;
	const minor = isMinor(dateOfBirth, now) || (userId != null && isMinor(person?.dateOfBirth, now));
	const known = minor ? { ...athlete, contactInfo: null, inSearch: false } : athlete;
	if (!userId) return dateOfBirth && minor ? null : known;
	if (!person || !mayShow(person, "team")) return null;
	return agreedTo(
		{ ...known, dateOfBirth: minor ? (dateOfBirth?.slice(0, 4) ?? null) : dateOfBirth },
		person,
	);
}

/** What of an athlete's page its person agreed to. */
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

/** What the grid shows of an athlete. */
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

/** What may be told of somebody's age: whole years, the year of birth where that is all that is known, or nothing. */
export function ageTold(
	dateOfBirth: string | null,
	now: number,
): { age: number } | { year: string } | null {
	if (!dateOfBirth) return null;
	return isDateOnly(dateOfBirth)
		? { age: ageOn(kuwaitDate(now), dateOfBirth) }
		: { year: dateOfBirth };
}
