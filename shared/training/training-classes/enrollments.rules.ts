import { ageOn } from "../../core/time/age.ts";
import type { AudienceType } from "./training-classes.rules.ts";

export const enrollmentStatuses = ["active", "waitlisted", "cancelled"] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** Whether an enrolment is active or on the waiting list. */
export const isAlive = ({ status }: { status: EnrollmentStatus }) => status !== "cancelled";

const adult = 16;

type Person = { gender?: string | null; dateOfBirth?: string | null };

/**
 * Whether a class excludes a person, as far as their data is known.
 * @param on day, `YYYY-MM-DD`
 */
export function isForOthers(
	audience: AudienceType,
	{ gender, dateOfBirth }: Person,
	on: string,
): boolean {
	if (audience === "boys") return gender === "female";
	if (audience === "girls") return gender === "male";
	return audience === "adults" && dateOfBirth != null && ageOn(on, dateOfBirth) < adult;
}
