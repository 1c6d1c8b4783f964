import { rankOf } from "#shared/base/ranks/belts.rules.ts";
import type { Person } from "../person.ts";

type User = Person["user"];

const respelt = (name: string) =>
	name
		.replace(/^Al-/, "Al ")
		.replaceAll("ee", "i")
		.replaceAll("ou", "u")
		.replace(/a(?=\w)/, "e");

const noArabicName = { firstNameAr: undefined, lastNameAr: undefined };
const inLatin = ({ firstName, lastName }: User) => ({
	firstName: respelt(firstName),
	lastName: respelt(lastName),
	...noArabicName,
});

/** Changes by which a second registration of a person differs from the first. */
const again: ((first: User) => Partial<User>)[] = [
	// In the other script.
	({ firstName, lastName, firstNameAr = firstName, lastNameAr = lastName, dateOfBirth }) => ({
		firstName: firstNameAr,
		lastName: lastNameAr,
		...noArabicName,
		dateOfBirth,
	}),
	// The same person with other vowels, without a hyphen, and with the same phone number.
	(first) => ({ ...inLatin(first), phoneNumber: first.phoneNumber }),
	(first) => ({
		...inLatin(first),
		phoneNumber: first.phoneNumber,
		dateOfBirth: first.dateOfBirth,
	}),
];

/** An adult among the 200 members, not one of the people that the README names. */
const isGrown = ({ age, user }: Person) =>
	age >= 18 && /^member\d/.test(user.email) && user.dateOfBirth !== undefined;
const isNew = ({ user }: Person) => rankOf(user.currentBelt) <= rankOf("orange-9");

/** Makes some members duplicates of others, which staff can find and merge. */
export function registerTwice(everybody: readonly Person[]): Person[] {
	const seconds = everybody.filter((one) => isGrown(one) && isNew(one)).slice(-again.length);
	const firsts = everybody.filter((one) => isGrown(one) && !isNew(one));
	const changes = new Map<Person, Partial<User>>();
	for (const [at, second] of seconds.entries()) {
		const index = firsts.findIndex(({ user }) => user.gender === second.user.gender);
		const [first] = index < 0 ? [] : firsts.splice(index, 1);
		if (first) changes.set(second, again[at](first.user));
	}
	return everybody.map((one) => ({ ...one, user: { ...one.user, ...changes.get(one) } }));
}
