import { ageOn } from "../../core/time/age.ts";
import type { AudienceType, ClassType } from "./training-classes.rules.ts";

export const enrollmentStatuses = ["active", "waitlisted", "cancelled"] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** Whether an enrolment is active or on the waiting list. */
export const isAlive = ({ status }: { status: EnrollmentStatus }) => status !== "cancelled";

/** Age from which a person trains with adults. */
export const adultAge = 16;

type Audience = { audienceType: AudienceType; classType: ClassType };

/** Ages that a class admits: "kids" are under 16, "adults" are not. */
export function agesOf({ audienceType, classType }: Audience): "kids" | "adults" | "all" {
	if (classType === "kids") return "kids";
	return classType === "adults" || audienceType === "adults" ? "adults" : "all";
}

/** Whether a class admits an age. */
export function admitsAge(one: Audience, age: number): boolean {
	const ages = agesOf(one);
	return ages === "all" || (ages === "adults") === age >= adultAge;
}

type Person = { gender?: string | null; dateOfBirth?: string | null };

/**
 * Whether a class excludes a person, as far as their data is known.
 * @param on day, `YYYY-MM-DD`
 */
export function isForOthers(one: Audience, { gender, dateOfBirth }: Person, on: string): boolean {
	if (one.audienceType === "boys" && gender === "female") return true;
	if (one.audienceType === "girls" && gender === "male") return true;
	return dateOfBirth != null && !admitsAge(one, ageOn(on, dateOfBirth));
}
