import { readCalendarKey } from "#shared/training/calendars/calendars.rules.ts";
import type { CalendarState } from "#shared/training/calendars/calendars.schema.ts";
import type { User } from "../../community/users/user.entity.ts";
import { findUser } from "../../community/users/users.service.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { hashOf } from "../../core/http/session.ts";
import { checkAddress, countFailure } from "../../core/http/throttle.ts";
import { auditedTransaction, type Change } from "../../core/table/audited-transaction.ts";
import { CalendarAddresses } from "./calendar-address.entity.ts";

const addressOf = async (userId: number) =>
	(await CalendarAddresses.get({ userId }).go({ consistent: true })).data ?? undefined;

/**
 * The person whose calendar a key opens. All invalid keys get the same response and count against
 * the sender's IP address.
 */
export async function ownerOf({ address, now }: Caller, key: string | undefined): Promise<User> {
	await checkAddress(address, now);
	const named = readCalendarKey(key);
	const [kept, person] = named
		? await Promise.all([addressOf(named.userId), findUser(named.userId)])
		: [];
	// Comparing hashes reveals nothing about the secret by its timing.
	if (named && person && !person.isDisabled && kept?.hash === hashOf(named.secret)) return person;
	await countFailure(address, now);
	throw new AppError("not_found");
}

export async function readCalendarState({ session }: SignedIn): Promise<CalendarState> {
	return { since: (await addressOf(session.userId))?.createdAt ?? null };
}

const change = ({ session }: SignedIn, action: string): Change => ({
	entityType: "user",
	entityId: session.userId,
	action,
});

/** Sets a new calendar address, which replaces the old one; a repeat changes nothing. */
export async function setAddress(caller: SignedIn, secret: string): Promise<CalendarState> {
	const { userId } = caller.session;
	const hash = hashOf(secret);
	const before = await addressOf(userId);
	if (before?.hash === hash) return { since: before.createdAt };
	const createdAt = new Date(caller.now).toISOString();
	const write = { put: CalendarAddresses.put({ userId, hash, createdAt }).params() };
	await auditedTransaction(caller, change(caller, "calendar_address_made"), [write], {
		since: createdAt,
	});
	return { since: createdAt };
}

/** Removes the caller's calendar address; a repeat changes nothing. */
export async function switchOff(caller: SignedIn): Promise<void> {
	const { userId } = caller.session;
	if (!(await addressOf(userId))) return;
	const write = { delete: CalendarAddresses.delete({ userId }).params() };
	await auditedTransaction(caller, change(caller, "calendar_address_ended"), [write]);
}
