import { startSession } from "#functions/identity/auth/start-session.ts";
import { FilterIndex } from "#functions/people/users/search/filter-index.entity.ts";
import { SearchKeys } from "#functions/people/users/search/search-key.entity.ts";
import { filterIndexItemsFor, searchKeys } from "#functions/people/users/search/search-keys.ts";
import { EmailClaims, type User, Users } from "#functions/people/users/user.entity.ts";
import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { uniqueId } from "./unique.ts";

type Wished =
	| "role"
	| "isApproved"
	| "mustChangePassword"
	| "email"
	| "firstName"
	| "lastName"
	| "firstNameAr"
	| "lastNameAr"
	| "currentBelt"
	| "preferredLanguage"
	| "gender"
	| "dateOfBirth"
	| "competitionReadiness"
	| "phoneNumber"
	| "secondFactorAt"
	| "dojoId"
	| "dojoLocation"
	| "dojoLocationAr"
	| "membershipFeeStatus"
	| "membershipExpiryDate"
	| "feeDueDate"
	| "passwordSetAt"
	| "emailConfirmedAt";
export type Wish = Partial<Pick<User, Wished>>;

/**
 * Writes people directly to the table, each with a session, for tests that are not about sign-in.
 */
export async function createPeopleForTest(count: number, wish: Wish = {}) {
	const now = new Date().toISOString();
	const people = Array.from({ length: count }, () => {
		const id = uniqueId() as UserId;
		return {
			id,
			email: `person${id}@test.example`,
			firstName: "Test",
			lastName: `Person ${id}`,
			role: "member" as Role,
			isApproved: true,
			mustChangePassword: false,
			currentBelt: "white" as const,
			preferredLanguage: "en" as const,
			competitionReadiness: "Local" as const,
			emailConfirmedAt: 1,
			createdAt: now,
			updatedAt: now,
			...wish,
		};
	});
	await Users.put(people).go({ concurrent: 8 });
	await EmailClaims.put(people.map(({ id, email }) => ({ userId: id, email }))).go({
		concurrent: 8,
	});
	const cookies: string[] = [];
	for (let from = 0; from < people.length; from += 50) {
		const some = people.slice(from, from + 50).map((person) => startSession(person, Date.now()));
		cookies.push(...(await Promise.all(some)));
	}
	return people.map((person, position) => ({ ...person, cookie: cookies[position].split(";")[0] }));
}

/** Writes the search keys and filter records of people, which most tests do not need. */
export async function makeFindable(...people: Parameters<typeof searchKeys>[0][]): Promise<void> {
	await SearchKeys.put(people.flatMap(searchKeys)).go({ concurrent: 8 });
	await FilterIndex.put(people.flatMap(filterIndexItemsFor)).go({ concurrent: 8 });
}

export const createPersonForTest = async (wish: Wish = {}) =>
	(await createPeopleForTest(1, wish))[0];

const callers = new Map<string, ReturnType<typeof createPersonForTest>>();

/**
 * A caller with a new session. Each test file has one person per kind: hundreds of staff, all of
 * whom are notified, made all other calls slow.
 */
export async function callerForTest(wish: Wish = {}) {
	const kind = JSON.stringify(wish);
	const person = callers.get(kind) ?? createPersonForTest(wish);
	callers.set(kind, person);
	const cookie = await startSession(await person, Date.now());
	return { ...(await person), cookie: cookie.split(";")[0] };
}

/** Sessions of staff. */
export const admin = async () => (await callerForTest({ role: "admin" })).cookie;
export const superAdmin = async () => (await callerForTest({ role: "super-admin" })).cookie;
