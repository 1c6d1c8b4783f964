import { ageOn, isMinor } from "../core/age.ts";
import { isDateOnly, kuwaitDate } from "../core/kuwait.ts";
import type { Athlete, AthleteCard } from "./national-team.schema.ts";

/** Most athletes in one answer. */
export const mostAthletes = 100;

/** An athlete as everybody may see them: of a minor the year of birth, and no way to reach or find them. @param now ms since 1970 */
export function inPublic({ userId: _, ...athlete }: Athlete, now: number): Athlete {
	if (!isMinor(athlete.dateOfBirth, now)) return athlete;
	const year = athlete.dateOfBirth?.slice(0, 4) ?? null;
	return { ...athlete, dateOfBirth: year, contactInfo: null, inSearch: false };
}

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
export function ageTold(dateOfBirth: string | null, now: number): { age: number } | { year: string } | null {
	if (!dateOfBirth) return null;
	return isDateOnly(dateOfBirth) ? { age: ageOn(kuwaitDate(now), dateOfBirth) } : { year: dateOfBirth };
}
