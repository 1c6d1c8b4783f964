import { rankOf } from "#shared/belts/belts.rules.ts";
import type { Person } from "./person.ts";

type User = Person["user"];

/** How somebody who registers a second time writes what they wrote before. */
const again: ((first: User) => Partial<User>)[] = [
	// In the other script.
	({ firstNameAr, lastNameAr, dateOfBirth }) => ({
		...{ firstName: firstNameAr, lastName: lastNameAr, firstNameAr: undefined, lastNameAr: undefined },
		dateOfBirth,
	}),
	// With other vowels and without a hyphen, and with the same telephone.
	({ firstName, lastName, phoneNumber = "+96599003344" }) => ({
		...{ firstName: respelt(firstName), lastName: respelt(lastName), phoneNumber },
		...{ firstNameAr: undefined, lastNameAr: undefined },
	}),
	({ firstName, lastName, dateOfBirth, phoneNumber = "+96566001122" }) => ({
		...{ firstName: respelt(firstName), lastName: respelt(lastName), firstNameAr: undefined, lastNameAr: undefined },
		...{ dateOfBirth, phoneNumber },
	}),
];

const respelt = (name: string) =>
	name
		.replace(/^Al-/, "Al ")
		.replaceAll("ee", "i")
		.replaceAll("ou", "u")
		.replace(/a(?=\w)/, "e");

const isGrown = ({ age }: Person) => age >= 18;
const isNew = ({ user }: Person) => rankOf(user.currentBelt) <= rankOf("orange-9");

/** Some members who registered twice: staff find them, and make them one. */
export function registerTwice(members: readonly Person[]): Person[] {
	const firsts = members.filter((one) => isGrown(one) && !isNew(one)).slice(0, 40);
	const taken = new Set<Person>();
	const changed = new Map<Person, Partial<User>>();
	for (const spell of again) {
		const second = members.findLast((one) => isGrown(one) && isNew(one) && !changed.has(one));
		const first = firsts.find((one) => one.user.gender === second?.user.gender && !taken.has(one));
		if (!first || !second) continue;
		taken.add(first);
		const { phoneNumber, ...told } = spell(first.user);
		changed.set(second, { ...told, phoneNumber });
		if (phoneNumber) changed.set(first, { ...changed.get(first), phoneNumber });
	}
	return members.map((one) => {
		const change = changed.get(one);
		return change ? { ...one, user: { ...one.user, ...change } } : one;
	});
}
