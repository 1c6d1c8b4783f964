import { ageOn } from "../../core/time/age.ts";
import type { AudienceType, ClassType } from "./training-classes.rules.ts";

export const enrollmentStatuses = ["active", "waitlisted", "cancelled"] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** Whether an enrolment is active or on the waiting list. */
export const isAlive = ({ status }: { status: EnrollmentStatus }) => status !== "cancelled";

/** Age from which a person trains with adults. */
export const adultAge = 16;

export type Audience = {
	audienceType: AudienceType;
	classType: ClassType;
	minAge?: number | null;
	maxAge?: number | null;
};

/**
 * The ages that a class admits, both ends inclusive; null for no limit. Its own limits narrow those
 * of its kind: "kids" are under 16, "adults" are not.
 */
export function agesOf({ audienceType, classType, minAge, maxAge }: Audience): {
	min: number | null;
	max: number | null;
} {
	const isForKids = classType === "kids";
	const isForAdults = !isForKids && (classType === "adults" || audienceType === "adults");
	const least = Math.max(minAge ?? 0, isForAdults ? adultAge : 0);
	const most = Math.min(maxAge ?? Infinity, isForKids ? adultAge - 1 : Infinity);
	return { min: least || null, max: Number.isFinite(most) ? most : null };
}

/** Whether a class admits an age. */
export function admitsAge(one: Audience, age: number): boolean {
	const { min, max } = agesOf(one);
	return age >= (min ?? 0) && age <= (max ?? age);
}

type Person = { gender?: string | null; dateOfBirth?: string | null };

/** What a class has to know of a person before they can enrol themselves, and does not. */
export function missingForClass(
	one: Audience,
	{ gender, dateOfBirth }: Person,
): ("dateOfBirth" | "gender")[] {
	const { min, max } = agesOf(one);
	const asksAge = min !== null || max !== null;
	const asksGender = one.audienceType === "girls" || one.audienceType === "boys";
	return [
		...(asksAge && !dateOfBirth ? (["dateOfBirth"] as const) : []),
		...(asksGender && !gender ? (["gender"] as const) : []),
	];
}

/**
 * Whether a class excludes a person, as far as their data is known.
 * @param on day, `YYYY-MM-DD`
 */
export function isForOthers(one: Audience, { gender, dateOfBirth }: Person, on: string): boolean {
	if (one.audienceType === "boys" && gender === "female") return true;
	if (one.audienceType === "girls" && gender === "male") return true;
	return dateOfBirth != null && !admitsAge(one, ageOn(on, dateOfBirth));
}
