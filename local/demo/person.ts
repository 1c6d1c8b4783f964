import type { User } from "#functions/users/user.entity.ts";
import type { Role } from "#shared/core/access.ts";
import { at, dateIn } from "./calendar.ts";
import type { Climb, Step } from "./climb.ts";
import type { Random } from "./random.ts";
import type { StaffMember } from "./staff.ts";

/** Somebody with their way up the ladder, oldest step first. `age` in whole years. */
export type Person = { user: User; steps: Step[]; age: number };

export const yearDays = 365.25;

/** A user without an id; ids follow from the order of all. */
export function person(
	told: StaffMember,
	role: Role,
	{ steps, joined }: Climb,
	{ random, now }: { random: Random; now: number },
): Person {
	const [[firstName, firstNameAr], [lastName, lastNameAr]] = told.name;
	const createdAt = at(joined, random.int(9, 20), random.int(0, 59));
	const user: User = {
		id: 0,
		email: told.email,
		firstName,
		lastName,
		firstNameAr,
		lastNameAr,
		role,
		isApproved: true,
		mustChangePassword: false,
		currentBelt: told.belt,
		gender: told.gender,
		dateOfBirth: dateIn(now, -Math.ceil(told.age * yearDays) - random.int(1, 360)),
		competitionReadiness: "Local",
		bio: told.bio,
		experience: told.experience,
		dojoLocation: told.dojoLocation,
		preferredLanguage: told.language,
		createdAt,
		updatedAt: [createdAt, ...steps.map(({ date }) => at(date, 21))].sort().at(-1) ?? createdAt,
	};
	return { user, steps, age: told.age };
}
