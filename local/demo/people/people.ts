import type { User } from "#functions/people/users/user.entity.ts";
import { isDan } from "#shared/base/ranks/belts.rules.ts";
import type { Role } from "#shared/core/access.ts";
import { isMinor } from "#shared/core/time/age.ts";
import { dateIn, daysAfter } from "../calendar.ts";
import { makePerson, type Person } from "../person.ts";
import { createRandom, type Random } from "../random.ts";
import { climbTo, oldestDays, stepsAt } from "../training/climb.ts";
import { type PersonDetails, peopleIn } from "./details.ts";
import { demoFamily } from "./families.ts";
import { makeGuests } from "./guests.ts";
import { makeMembers } from "./members.ts";
import { registerTwice } from "./twice.ts";

/**
 * All people by id from 1: coaches, applicants, admins, the super-admin, the demo member, the
 * members, a family, guests of another club.
 */
export function makePeople(now: number): Person[] {
	const random = createRandom("staff");
	const byHand = [
		...peopleIn("coach").map((coach) => staffPerson(coach, "coach", random, now)),
		...peopleIn("applicant").map((each, number) => applicant(each, number, random, now)),
		...peopleIn("admin").map((admin) => staffPerson(admin, "admin", random, now)),
		...peopleIn("super-admin").map((each) => staffPerson(each, "super-admin", random, now)),
		wellKnownMember(random, now),
	];
	const everybody = [...byHand, ...makeMembers(byHand, now), ...demoFamily(now)].map(
		(each, before) => ({
			...each,
			user: numbered(each.user, before + 1, now),
		}),
	);
	return [...registerTwice(everybody), ...makeGuests(everybody.length, now)];
}

/** Leaves out fields of some members, whose records are incomplete. */
const incomplete = (user: User, id: number): Partial<User> => ({
	...(user.role === "member" && id % 19 === 3 && { dateOfBirth: undefined }),
	...(user.role === "member" && id % 29 === 6 && { gender: undefined }),
});

/** Additional fields: some addresses, emergency contacts of children, and one closed account. */
const noted = (
	{ role, dateOfBirth, competitionReadiness }: User,
	id: number,
	now: number,
): Partial<User> => ({
	...(id % 3 === 0 && { address: `${areas[id % areas.length]}, block ${1 + (id % 9)}` }),
	...(dateOfBirth &&
		isMinor(dateOfBirth, now) && { emergencyContact: `+9650001${String(id).padStart(4, "0")}` }),
	...(competitionReadiness === "Worldwide" && { isNationalTeamMember: true }),
	...(role === "member" && id === closedAccount && { isDisabled: true }),
});
const areas = ["Salmiya", "حولي", "Jahra", "الأحمدي", "Farwaniya", "مشرف"];
const closedAccount = 187;

/**
 * All adults consented to their picture, members also to the directory and to results by name, and
 * most black belts to the register of dan ranks.
 */
const agreed = (
	{ role, dateOfBirth, currentBelt }: User,
	id: number,
	now: number,
): Partial<User> =>
	isMinor(dateOfBirth, now)
		? {}
		: {
				consents: {
					photo: 1,
					...(role === "member" && { listing: 1, results: 1, mail: 1 }),
					...(isDan(currentBelt) && id % 4 !== 0 && { danRegister: 1 }),
				},
			};

/** Phone numbers are recognizably not real: none in Kuwait begins with 7. */
const numbered = (user: User, id: number, now: number): User => ({
	...user,
	...incomplete(user, id),
	...agreed({ ...user, ...incomplete(user, id) }, id, now),
	...noted({ ...user, ...incomplete(user, id) }, id, now),
	id,
	phoneNumber: `+9657000${String(id).padStart(4, "0")}`,
});

/** Staff joined on the federation's first day; only their latest two promotions are on record. */
function staffPerson(details: PersonDetails, role: Role, random: Random, now: number): Person {
	const { steps } = climbTo(details.belt, random, now, details.latestGrading);
	const joined = dateIn(now, -random.int(oldestDays - 60, oldestDays));
	return makePerson(details, role, { steps: steps.slice(-2), joined }, { random, now });
}

/** Applicants are new to the federation, which has no belt history of them. */
function applicant(details: PersonDetails, number: number, random: Random, now: number): Person {
	const applied = makePerson(
		details,
		"coach",
		{ steps: [], joined: dateIn(now, -3 - 5 * number) },
		{ random, now },
	);
	return { ...applied, user: { ...applied.user, isApproved: false } };
}

function wellKnownMember(random: Random, now: number): Person {
	const [member] = peopleIn("member");
	const steps = stepsAt(member.belt, [2, 4, 5, 7, 8, 10, 11], now);
	return makePerson(
		member,
		"member",
		{ steps, joined: daysAfter(steps[0].date, -70) },
		{ random, now },
	);
}
