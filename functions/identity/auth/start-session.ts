import type { Session } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { endingSession, type HowStarted, newSession } from "../../core/http/session.ts";
import { runTransaction } from "../../core/table/database.ts";
import { requireUnchanged, type SignInRecord } from "../../people/users/user.writes.ts";

type How = HowStarted & {
	/** The browser's previous session, which ends now. */
	replaced?: Session | null;
};

/**
 * Starts a session and returns its `Set-Cookie` value.
 * @param person as read before the password check; throws `busy` when the record has changed since,
 * `wrong_credentials` when the account is disabled or still waits for its address to be confirmed,
 * and for guests
 */
export async function startSession(
	person: SignInRecord,
	now: number,
	{ replaced, ...how }: How = {},
): Promise<string> {
	const { role } = person;
	if (role === "guest" || person.isDisabled || person.mustConfirmEmail)
		throw new AppError("wrong_credentials");
	const { write, cookie } = newSession({ ...person, role }, now, how);
	await runTransaction([
		write,
		requireUnchanged(person),
		...(replaced ? [endingSession(replaced)] : []),
	]);
	return cookie;
}
