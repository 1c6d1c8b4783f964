import { randomBytes } from "node:crypto";
import { Sessions } from "#functions/core/http/session.entity.ts";
import { hashOf, sessionCookie } from "#functions/core/http/session.ts";
import { Users } from "#functions/users/user.entity.ts";
import type { EventClassId, UserId } from "#shared/core/ids.ts";
import { table } from "#shared/core/table.ts";
import { type Item, putAll } from "./table.ts";

/** Somebody who takes part, signed in; the class that they want, if the event has classes. */
export type Person = { id: UserId; cookie: string; classId: EventClassId | 0 };

/** Sessions end by themselves soon, should they ever be left behind. */
const lifetimeSeconds = 2 * 60 * 60;

const itemOf = (params: object) => (params as { Item: Item }).Item;

function session(userId: number, secret: string): Item {
	const standing = { role: "member" as const, isApproved: true, mustChangePassword: false };
	const now = Date.now();
	const times = { startedAt: now, lastSeenAt: now, confirmedAt: now };
	const expiresAt = Math.floor(now / 1000) + lifetimeSeconds;
	return itemOf(Sessions.create({ hash: hashOf(secret), userId, ...standing, ...times, expiresAt }).params());
}

/** Somebody whose entries classes can judge. Without the index by role: no list of people shows them. */
function user(id: number): Item {
	const at = new Date().toISOString();
	const item = itemOf(
		Users.create({
			...{ id, email: `${id}@rehearsal.invalid`, firstName: "Rehearsal", lastName: String(id) },
			...{ isApproved: true, createdAt: at, updatedAt: at },
		}).params(),
	);
	const { partitionKey, sortKey } = table.indexes[0];
	const { [partitionKey]: _, [sortKey]: __, ...unlisted } = item;
	return unlisted;
}

/** Makes people straight in the table: how they sign in is not what is rehearsed. */
export async function admit(run: number, count: number, eventClassIds: EventClassId[]): Promise<Person[]> {
	const items: Item[] = [];
	const people = Array.from({ length: count }, (_, number): Person => {
		const id = (run + number) as UserId;
		const secret = randomBytes(32).toString("base64url");
		items.push(session(id, secret));
		if (eventClassIds.length > 0) items.push(user(id));
		const classId = eventClassIds.length > 0 ? eventClassIds[number % eventClassIds.length] : 0;
		return { id, cookie: `${sessionCookie()}=${id}.${secret}`, classId };
	});
	await putAll(items);
	return people;
}
