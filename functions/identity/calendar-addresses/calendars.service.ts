import { randomBytes } from "node:crypto";
import { calendarKey, readCalendarKey } from "#shared/community/calendars/calendars.rules.ts";
import type {
	CalendarAddress,
	CalendarState,
} from "#shared/community/calendars/calendars.schema.ts";
import type { Caller, SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { hashOf } from "../../core/http/session.ts";
import { checkNetwork, countFailure } from "../../core/http/throttle.ts";
import { queueLetter } from "../../core/outside/mail/outbox.ts";
import { auditedTransaction, type Change } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { confirmedAddressOf } from "../../people/users/confirmed-address.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser } from "../../people/users/users.service.ts";
import { CalendarAddresses } from "./calendar-address.entity.ts";
import { addressMadeLetter } from "./calendars.letters.ts";

const addressOf = async (userId: number) =>
	(await CalendarAddresses.get({ userId }).go({ consistent: true })).data ?? undefined;

/**
 * The person whose calendar a key opens. All invalid keys get the same response and count against
 * the sender's IP address, apart from failed sign-ins: wrong keys must not stop people signing in.
 */
export async function ownerOf({ address, now }: Caller, key: string | undefined): Promise<User> {
	await checkNetwork("calendar", address, now);
	const named = readCalendarKey(key);
	const [stored, person] = named
		? await Promise.all([addressOf(named.userId), findUser(named.userId)])
		: [];
	// Comparing hashes reveals nothing about the secret by its timing.
	if (named && person && !person.isDisabled && stored?.hash === hashOf(named.secret)) return person;
	await countFailure("calendar", address, now);
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

/**
 * Sets a new calendar address, which replaces the old one, and tells the person by email. The secret
 * is in this answer only.
 */
export async function setAddress(caller: SignedIn): Promise<CalendarAddress> {
	const { userId } = caller.session;
	const person = requireFound(await findUser(userId));
	const secret = randomBytes(32).toString("base64url");
	const createdAt = new Date(caller.now).toISOString();
	const to = confirmedAddressOf(person);
	const locale = person.preferredLanguage;
	await auditedTransaction(
		caller,
		change(caller, "calendar_address_made"),
		[
			{ put: CalendarAddresses.put({ userId, hash: hashOf(secret), createdAt }).params() },
			...(to ? [queueLetter({ to, locale }, addressMadeLetter[locale](person), caller.now)] : []),
		],
		{ since: createdAt, key: null },
	);
	return { since: createdAt, key: calendarKey(userId, secret) };
}

/** Deletes a person's calendar address. Part of everything that ends an intruder's access. */
export const writeCalendarEnd = (userId: number): Write => ({
	delete: CalendarAddresses.delete({ userId }).params(),
});

/** Removes the caller's calendar address; a repeat changes nothing. */
export async function switchOff(caller: SignedIn): Promise<void> {
	const { userId } = caller.session;
	if (!(await addressOf(userId))) return;
	const write = writeCalendarEnd(userId);
	await auditedTransaction(caller, change(caller, "calendar_address_ended"), [write]);
}
