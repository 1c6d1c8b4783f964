import { roles } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { finds, findsBeginning } from "#shared/core/search.ts";
import type { PeopleQuery, Person } from "#shared/users/users.schema.ts";
import { type User, Users } from "./user.entity.ts";

/** Some attributes of everybody there is, by the index. */
export async function everybody<Name extends keyof User>(attributes: Name[]): Promise<Pick<User, Name>[]> {
	const ofRole = (role: (typeof roles)[number]) => Users.query.byRole({ role }).go({ pages: "all", attributes });
	return (await Promise.all(roles.map(ofRole))).flatMap(({ data }) => data as Pick<User, Name>[]);
}

const shown = [
	...(["id", "firstName", "lastName", "firstNameAr", "lastNameAr"] as const),
	...(["email", "currentBelt", "profileImageUrl"] as const),
];

const person = (user: Pick<User, (typeof shown)[number]>): Person => ({
	...user,
	id: user.id as UserId,
	firstNameAr: user.firstNameAr ?? null,
	lastNameAr: user.lastNameAr ?? null,
	profileImageUrl: user.profileImageUrl ?? null,
});

const nameIn = (locale: Locale, { firstName, lastName, firstNameAr, lastNameAr }: Person) =>
	locale === "ar" && firstNameAr && lastNameAr ? `${firstNameAr} ${lastNameAr}` : `${firstName} ${lastName}`;

/** People by name as the reader writes it; first those whose names begin as the search does. */
export async function findPeople({ search, limit }: PeopleQuery, locale: Locale): Promise<Person[]> {
	const texts = (one: Person) => [one.firstName, one.lastName, one.firstNameAr, one.lastNameAr, one.email];
	return (await everybody(shown))
		.map(person)
		.filter((one) => finds(search, texts(one)))
		.map((one) => ({ one, begins: Number(findsBeginning(search, texts(one))), name: nameIn(locale, one) }))
		.sort((a, b) => b.begins - a.begins || a.name.localeCompare(b.name, locale))
		.slice(0, limit)
		.map(({ one }) => one);
}
