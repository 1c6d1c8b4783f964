import { randomBytes } from "node:crypto";
import { Sessions } from "#functions/core/http/session.entity.ts";
import { hashOf, sessionCookie } from "#functions/core/http/session.ts";
import { EmailClaims, Users } from "#functions/people/users/user.entity.ts";
import type { EventClassId, UserId } from "#shared/core/ids.ts";
import { table } from "#shared/core/table.ts";
import { type Item, putAll } from "./table.ts";

/** A participant with a session, and the class that they want if the event has classes. */
export type Person = {
	id: UserId;
	cookie: string;
	classId: EventClassId | 0;
	/** Only set for participants who must sign in first. */
	email?: string;
	password?: string;
};

/** Sessions expire soon, in case they are left behind. */
const lifetimeSeconds = 2 * 60 * 60;

const itemOf = (params: object) => (params as { Item: Item }).Item;

function session(userId: number, secret: string): Item {
	const standing = { role: "member" as const, isApproved: true, mustChangePassword: false };
	const now = Date.now();
	const times = { startedAt: now, lastSeenAt: now, confirmedAt: now };
	const expiresAt = Math.floor(now / 1000) + lifetimeSeconds;
	return itemOf(
		Sessions.create({ hash: hashOf(secret), userId, ...standing, ...times, expiresAt }).params(),
	);
}

/**
 * A person with the data that eligibility rules need. Left out of the index by role, so that no
 * list of people shows them.
 */
function user(id: number): Item {
	const at = new Date().toISOString();
	const item = itemOf(
		Users.create({
			id,
			email: addressOf(id),
			firstName: "Rehearsal",
			lastName: String(id),
			isApproved: true,
			createdAt: at,
			updatedAt: at,
		}).params(),
	);
	const { partitionKey, sortKey } = table.indexes[0];
	const { [partitionKey]: _, [sortKey]: __, ...unlisted } = item;
	return unlisted;
}

const password = randomBytes(16).toString("hex");

/** The address ends in a mark that `tracesOf` matches, so that the sign-in can be deleted too. */
const addressOf = (id: number) => `id_${id}@rehearsal.invalid`;

/**
 * Creates people who can sign in but have no session: only where sign-ins are stored in the table,
 * as on one machine.
 */
async function strangers(people: Person[]): Promise<Person[]> {
	if (!process.env.DYNAMODB_ENDPOINT)
		throw new Error("People of a rehearsal sign in only on a machine of one's own");
	const { signInsForDemo } = await import("#local/stand-ins/identity.ts");
	const emails = people.map(({ id }) => addressOf(id));
	await signInsForDemo(emails, password);
	await putAll(
		people.map(({ id: userId }) =>
			itemOf(EmailClaims.create({ email: addressOf(userId), userId }).params()),
		),
	);
	return people.map((person) => ({ ...person, cookie: "", email: addressOf(person.id), password }));
}

/** Creates people directly in the table, with a session unless they are to sign in. */
export async function admitPeople(
	run: number,
	count: number,
	eventClassIds: EventClassId[],
	signIn: boolean,
): Promise<Person[]> {
	const items: Item[] = [];
	const people = Array.from({ length: count }, (_, number): Person => {
		const id = (run + number) as UserId;
		const secret = randomBytes(32).toString("base64url");
		if (!signIn) items.push(session(id, secret));
		if (eventClassIds.length > 0 || signIn) items.push(user(id));
		const classId = eventClassIds.length > 0 ? eventClassIds[number % eventClassIds.length] : 0;
		return { id, cookie: `${sessionCookie()}=${id}.${secret}`, classId };
	});
	await putAll(items);
	return signIn ? strangers(people) : people;
}
