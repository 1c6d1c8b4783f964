import { kuwaitDate } from "./kuwait.ts";

/**
 * Whole years on a day (`YYYY-MM-DD`). Who was born on 29 February comes of age on 1 March in common years,
 * which comparing month and day does by itself.
 */
export function ageOn(day: string, dateOfBirth: string): number {
	const [birth, then] = [dateOfBirth.slice(0, 10), day];
	const years = Number(then.slice(0, 4)) - Number(birth.slice(0, 4));
	return then.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** From this birthday on people decide for themselves what is published of them. */
export const adultAge = 18;

/** Whether somebody is under 18 on this day in Kuwait; so is whose date of birth is not known. @param now ms since 1970 */
export const isMinor = (dateOfBirth: string | null | undefined, now: number) =>
	!dateOfBirth || ageOn(kuwaitDate(now), dateOfBirth) < adultAge;

/** The day on which somebody comes of age, `2031-02-28`; who was born on 29 February does so on 1 March. */
export function comesOfAge(dateOfBirth: string): string {
	const [year, month, day] = dateOfBirth.split("-").map(Number);
	return new Date(Date.UTC(year + adultAge, month - 1, day)).toISOString().slice(0, 10);
}
