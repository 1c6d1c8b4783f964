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
