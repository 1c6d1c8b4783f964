import type { User } from "#functions/people/users/user.entity.ts";
import { isDan, rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Role } from "#shared/core/access.ts";
import { dateIn, timeOn } from "./calendar.ts";
import { dojoNamed } from "./content/dojos.ts";
import type { PersonDetails } from "./people/details.ts";
import { createRandom, type Random } from "./random.ts";
import type { Climb, Step } from "./training/climb.ts";

/**
 * A person with their belt history, oldest step first. `age` in whole years, `weight` in kg with
 * one decimal.
 */
export type Person = { user: User; steps: Step[]; age: number; weight: number };

export const yearDays = 365.25;

/** A user without an id; ids are assigned by position later. */
export function makePerson(
	details: PersonDetails,
	role: Role,
	{ steps, joined }: Climb,
	{ random, now }: { random: Random; now: number },
): Person {
	const {
		belt,
		age,
		weight = weightOf(details),
		language,
		dojo,
		latestGrading: _,
		...own
	} = details;
	const createdAt = timeOn(joined, random.int(9, 20), random.int(0, 59));
	const user: User = {
		...own,
		...dojoNamed(dojo),
		id: 0,
		role,
		isApproved: true,
		mustChangePassword: false,
		// All of them can sign in, unlike records without an account.
		passwordSetAt: Date.parse(createdAt),
		emailConfirmedAt: Date.parse(createdAt),
		currentBelt: belt,
		dateOfBirth: dateIn(now, -Math.ceil(age * yearDays) - random.int(1, 360)),
		competitionReadiness: readinessOf(details),
		preferredLanguage: language,
		createdAt,
		updatedAt: [createdAt, ...steps.map(({ date }) => timeOn(date, 21))].sort().at(-1) ?? createdAt,
	};
	return { user, steps, age, weight };
}

// Separate random streams, so that the other data does not depend on these values.
const ownStream = (what: string, { firstName, lastName }: PersonDetails) =>
	createRandom(`${what}/${firstName} ${lastName}`);

/** Plausible weight for an age: children grow steadily. */
function weightOf(details: PersonDetails): number {
	const random = ownStream("weight", details);
	const [grown, spread] = details.gender === "male" ? [75, 12] : [61, 9];
	const usual = details.age >= 18 ? grown : 20 + ((grown - 24) * (details.age - 6)) / 12;
	const bell = random.next() + random.next() + random.next() - 1.5;
	return Math.round(10 * usual * (1 + (bell * 1.4 * spread) / grown)) / 10;
}

/** Readiness to compete abroad: some adults with a high belt. */
function readinessOf(details: PersonDetails): User["competitionReadiness"] {
	const random = ownStream("readiness", details);
	if (details.age < 16 || rankOf(details.belt) < rankOf("green-3")) return "Local";
	if (isDan(details.belt) && random.chance(0.3)) return "Worldwide";
	return random.chance(0.6) ? "International" : "Local";
}
