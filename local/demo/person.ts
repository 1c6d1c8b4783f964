import type { User } from "#functions/people/users/user.entity.ts";
import { isDan, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Role } from "#shared/core/access.ts";
import { dateIn, timeOn } from "./calendar.ts";
import { dojoNamed } from "./content/dojos.ts";
import type { Climb, Step } from "./people/climb.ts";
import { createRandom, type Random } from "./random.ts";
import type { StaffMember } from "./staff.ts";

/**
 * A person with their belt history, oldest step first. `age` in whole years, `weight` in kg with
 * one decimal.
 */
export type Person = { user: User; steps: Step[]; age: number; weight: number };

export const yearDays = 365.25;

/** A user without an id; ids are assigned by position later. */
export function makePerson(
	told: StaffMember,
	role: Role,
	{ steps, joined }: Climb,
	{ random, now }: { random: Random; now: number },
): Person {
	const [[firstName, firstNameAr], [lastName, lastNameAr]] = told.name;
	const createdAt = timeOn(joined, random.int(9, 20), random.int(0, 59));
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
		// All of them can sign in, unlike records without an account.
		passwordSetAt: Date.parse(createdAt),
		emailConfirmedAt: Date.parse(createdAt),
		currentBelt: told.belt,
		gender: told.gender,
		dateOfBirth: dateIn(now, -Math.ceil(told.age * yearDays) - random.int(1, 360)),
		competitionReadiness: readinessOf(told),
		bio: told.bio,
		experience: told.experience,
		...dojoNamed(told.dojoLocation),
		teachingPhilosophy: told.teachingPhilosophy,
		specializations: told.specializations,
		availableDays: told.availableDays,
		preferredTimeSlots: told.preferredTimeSlots,
		languagesSpoken: told.languagesSpoken,
		certifications: told.certifications,
		preferredLanguage: told.language,
		createdAt,
		updatedAt: [createdAt, ...steps.map(({ date }) => timeOn(date, 21))].sort().at(-1) ?? createdAt,
	};
	return { user, steps, age: told.age, weight: told.weight ?? weightOf(told) };
}

// Separate random streams, so that the other data does not depend on these values.
const ownStream = (what: string, { name: [[given], [family]] }: StaffMember) =>
	createRandom(`${what}/${given} ${family}`);

/** Plausible weight for an age: children grow steadily. */
function weightOf(told: StaffMember): number {
	const random = ownStream("weight", told);
	const [grown, spread] = told.gender === "male" ? [75, 12] : [61, 9];
	const usual = told.age >= 18 ? grown : 20 + ((grown - 24) * (told.age - 6)) / 12;
	const bell = random.next() + random.next() + random.next() - 1.5;
	return Math.round(10 * usual * (1 + (bell * 1.4 * spread) / grown)) / 10;
}

/** Readiness to compete abroad: some adults with a high belt. */
function readinessOf(told: StaffMember): User["competitionReadiness"] {
	const random = ownStream("readiness", told);
	if (told.age < 16 || rankOf(told.belt) < rankOf("green-3")) return "Local";
	if (isDan(told.belt) && random.chance(0.3)) return "Worldwide";
	return random.chance(0.6) ? "International" : "Local";
}
