import type { Guardianship } from "#functions/people/families/guardianship.entity.ts";
import { comesOfAge } from "#shared/core/time/age.ts";
import { dateIn, timeOn } from "../calendar.ts";
import { makePerson, type Person } from "../person.ts";
import { createRandom, type Random } from "../random.ts";
import { climbTo } from "../training/climb.ts";
import { type PersonDetails, peopleIn } from "./details.ts";

const [parent] = peopleIn("parent");

/** A mother and her three children. */
export function demoFamily(now: number): Person[] {
	const random: Random = createRandom("family");
	const member = (details: PersonDetails) =>
		makePerson(details, "member", climbTo(details.belt, random, now), { random, now });
	const children = peopleIn("child")
		.map(member)
		.map((child) => ({ ...child, user: { ...child.user, hasGuardians: true } }));
	return [member(parent), ...children];
}

/** Links between the mother and her children. */
export function makeGuardianships(everybody: readonly Person[], now: number): Guardianship[] {
	const guardian = everybody.find(({ user }) => user.email === parent.email);
	if (!guardian) return [];
	return everybody
		.filter(({ user }) => user.hasGuardians)
		.map(({ user: { id, dateOfBirth = "" } }) => ({
			childId: id,
			guardianId: guardian.user.id,
			capacity: "mother",
			basis: "declared",
			state: "active",
			endsOn: comesOfAge(dateOfBirth),
			createdAt: timeOn(dateIn(now, -20), 18),
			createdBy: guardian.user.id,
		}));
}
