import { ageOn } from "../core/time/age.ts";
import type { AudienceType } from "./training-classes.rules.ts";

export const enrollmentStatuses = ["active", "waitlisted", "cancelled"] as const;
export type EnrollmentStatus = (typeof enrollmentStatuses)[number];

/** In the class, or waiting for it. */
export const isAlive = ({ status }: { status: EnrollmentStatus }) => status !== "cancelled";

const adult = 16;

type Person = { gender?: string | null; dateOfBirth?: string | null };

/** Whether a class is not for somebody, as far as it is known of them. @param on the day, `YYYY-MM-DD` */
export function isForOthers(
	audience: AudienceType,
	{ gender, dateOfBirth }: Person,
	on: string,
): boolean {
	if (audience === "boys") return gender === "female";
	if (audience === "girls") return gender === "male";
	return audience === "adults" && dateOfBirth != null && ageOn(on, dateOfBirth) < adult;
}
