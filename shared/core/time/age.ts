import { kuwaitDate } from "./kuwait.ts";

/**
 * Age in whole years on a day (`YYYY-MM-DD`). Comparing month and day lets people born on 29
 * February come of age on 1 March in common years.
 */
export function ageOn(day: string, dateOfBirth: string): number {
	const [birth, then] = [dateOfBirth.slice(0, 10), day];
	const years = Number(then.slice(0, 4)) - Number(birth.slice(0, 4));
	return then.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Age in years from which people decide themselves what is published about them. */
export const adultAge = 18;

/**
 * Whether a person is under 18 on this day in Kuwait; true if the date of birth is unknown.
 * @param now ms since 1970
 */
export const isMinor = (dateOfBirth: string | null | undefined, now: number) =>
	!dateOfBirth || ageOn(kuwaitDate(now), dateOfBirth) < adultAge;

/** Day on which a person comes of age, `2031-02-28`; 1 March for people born on 29 February. */
export function comesOfAge(dateOfBirth: string): string {
	const [year, month, day] = dateOfBirth.split("-").map(Number);
	return new Date(Date.UTC(year + adultAge, month - 1, day)).toISOString().slice(0, 10);
}
