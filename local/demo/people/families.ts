import type { Guardianship } from "#functions/people/families/guardianship.entity.ts";
import { comesOfAge } from "#shared/core/time/age.ts";
import { dateIn, timeOn } from "../calendar.ts";
import { makePerson, type Person } from "../person.ts";
import { createRandom, type Random } from "../random.ts";
import type { StaffMember } from "../staff.ts";
import { climbTo } from "./climb.ts";

const parentAddress = "parent@demo.test";
const family = ["Al-Khaldi", "الخالدي"] as const;
const common = { dojoLocation: "Salmiya · السالمية" };

const parent: StaffMember = {
	...common,
	email: parentAddress,
	name: [["Maryam", "مريم"], family],
	gender: "female",
	belt: "white",
	age: 38,
	language: "ar",
};

/** Children have no email address of their own. */
const children: StaffMember[] = [
	{
		...common,
		email: "",
		name: [["Layan", "ليان"], family],
		gender: "female",
		belt: "orange-9",
		age: 9,
		language: "ar",
	},
	{
		...common,
		email: "",
		name: [["Omar", "عمر"], family],
		gender: "male",
		belt: "yellow-6",
		age: 12,
		language: "ar",
	},
	{
		...common,
		email: "",
		name: [["Hessa", "حصة"], family],
		gender: "female",
		belt: "white",
		age: 6,
		language: "ar",
	},
];

/** A mother and her three children. */
export function demoFamily(now: number): Person[] {
	const random: Random = createRandom("family");
	const member = (told: StaffMember) =>
		makePerson(told, "member", climbTo(told.belt, random, now), { random, now });
	const made = children
		.map(member)
		.map((child) => ({ ...child, user: { ...child.user, hasGuardians: true } }));
	return [member(parent), ...made];
}

/** Links between the mother and her children. */
export function makeGuardianships(everybody: readonly Person[], now: number): Guardianship[] {
	const guardian = everybody.find(({ user }) => user.email === parentAddress);
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
