import { roles } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { type Page, pageOf } from "#shared/core/page.ts";
import { searchFor } from "#shared/core/search.ts";
import { nameIn } from "#shared/users/users.rules.ts";
import type { PeopleQuery, Person } from "#shared/users/users.schema.ts";
import { type User, Users } from "./user.entity.ts";

/** Some attributes of everybody there is, by the index. */
export async function everybody<Name extends keyof User>(attributes: Name[]): Promise<Pick<User, Name>[]> {
	const ofRole = (role: (typeof roles)[number]) => Users.query.byRole({ role }).go({ pages: "all", attributes });
	return (await Promise.all(roles.map(ofRole))).flatMap(({ data }) => data as Pick<User, Name>[]);
}

const shown = [
	...(["id", "email", "currentBelt"] as const),
	...(["firstName", "lastName", "firstNameAr", "lastNameAr"] as const),
];

const person = (user: Pick<User, (typeof shown)[number]>): Person => ({
	...user,
	id: user.id as UserId,
	firstNameAr: user.firstNameAr ?? null,
	lastNameAr: user.lastNameAr ?? null,
});

/** People by name as the reader writes it; first those whose names begin as the search does. */
export async function findPeople({ search, limit = 100, cursor }: PeopleQuery, locale: Locale): Promise<Page<Person>> {
	const { finds, findsBeginning } = searchFor(search);
	const texts = (one: Person) => [one.firstName, one.lastName, one.firstNameAr, one.lastNameAr, one.email];
	const all = (await everybody(shown))
		.map(person)
		.filter((one) => finds(texts(one)))
		.map((one) => ({ one, begins: Number(findsBeginning(texts(one))), name: nameIn(locale, one).full }))
		.sort((a, b) => b.begins - a.begins || a.name.localeCompare(b.name, locale) || a.one.id - b.one.id)
		.map(({ one }) => one);
	return pageOf(all, ({ id }) => String(id), { limit, cursor });
}
