import { roles } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { finds } from "#shared/core/search.ts";
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

const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;

/** People by name. */
export async function findPeople({ search, limit }: PeopleQuery): Promise<Person[]> {
	const people = (await everybody(shown)).map(person);
	return people
		.filter((one) => finds(search, [one.firstName, one.lastName, one.firstNameAr, one.lastNameAr, one.email]))
		.sort((a, b) => fullName(a).localeCompare(fullName(b)))
		.slice(0, limit);
}
