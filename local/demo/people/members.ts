import { type Belt, gradeOf, isDan, rankOf } from "#shared/base/ranks/belts.rules.ts";
import { dateIn, daysBetween } from "../calendar.ts";
import { makePerson, type Person, yearDays } from "../person.ts";
import { createRandom, type Random } from "../random.ts";
import { type Climb, climbTo } from "../training/climb.ts";
import type { PersonDetails } from "./details.ts";
import { allNames, type Name, type Names } from "./names.ts";

/** Number of members with each belt, 200 in total. */
const memberBelts: Partial<Record<Belt, number>> = {
	white: 28,
	"orange-10": 26,
	"orange-9": 24,
	"blue-8": 22,
	"blue-7": 19,
	"yellow-6": 17,
	"yellow-5": 15,
	"green-4": 13,
	"green-3": 11,
	"brown-2": 9,
	"brown-1": 7,
	"black-1": 5,
	"black-2": 3,
	"black-3": 1,
};

/** Members with unique names; earlier members have lower ids. */
export function makeMembers(others: readonly Person[], now: number): Person[] {
	const random = createRandom("members");
	const taken = new Set(others.map(({ user }) => `${user.firstName} ${user.lastName}`));
	const belts = Object.entries(memberBelts).flatMap(([belt, count]) =>
		Array<Belt>(count).fill(belt as Belt),
	);
	return random
		.shuffle(belts)
		.map((belt) => ({ belt, climb: climbTo(belt, random, now) }))
		.sort((a, b) => a.climb.joined.localeCompare(b.climb.joined))
		.map(({ belt, climb }, before) => {
			const details = {
				...anybody(taken, random),
				email: `member${before + 1}@demo.test`,
				belt,
				age: ageFor(belt, climb, random, now),
			};
			return makePerson(details, "member", climb, { random, now });
		});
}

function anybody(
	taken: Set<string>,
	random: Random,
): Omit<PersonDetails, "email" | "belt" | "age"> {
	const names = random.pick(allNames.flatMap((some) => Array<Names>(some.share).fill(some)));
	const gender = random.chance(0.36) ? "female" : "male";
	const language = random.chance(names.readsArabic) ? "ar" : "en";
	const [[firstName, firstNameAr], [lastName, lastNameAr]] = freeName(names, gender, taken, random);
	return { firstName, firstNameAr, lastName, lastNameAr, gender, language };
}

function freeName(
	names: Names,
	gender: "male" | "female",
	taken: Set<string>,
	random: Random,
): [Name, Name] {
	for (;;) {
		const [given, family] = [random.pick(names[gender]), random.pick(names.family)];
		const written = `${given[0]} ${family[0]}`;
		if (taken.has(written) || given[1] === family[1]) continue;
		taken.add(written);
		return [given, family];
	}
}

function grownFor(belt: Belt): number {
	if (isDan(belt)) return 14 + 5 * (gradeOf(belt) ?? 0);
	if (rankOf(belt) >= rankOf("brown-2")) return 13;
	return rankOf(belt) >= rankOf("green-4") ? 10 : 6;
}

/**
 * Ages 6 to 60: nobody began before the age of five, and the highest belts are not for children.
 */
function ageFor(belt: Belt, { joined }: Climb, random: Random, now: number): number {
	const years = Math.ceil(daysBetween(joined, dateIn(now, 0)) / yearDays);
	const youngest = Math.max(grownFor(belt), 5 + years);
	const oldest = random.pick([14, 14, 14, 24, 36, 48, 60]);
	return random.int(youngest, Math.max(oldest, youngest + 4));
}
