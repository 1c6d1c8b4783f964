import type { Session } from "../core/caller.ts";
import { AppError } from "../core/errors.ts";
import { endingSession, type HowStarted, newSession } from "../core/http/session.ts";
import { runTransaction } from "../core/table/database.ts";
import { requireUnchanged, type SignInRecord } from "../users/user.writes.ts";

type How = HowStarted & {
	/** A session that the same browser presented, and that ends with this. */
	replaced?: Session | null;
};

/**
 * Starts a session and returns its `Set-Cookie` line.
 * @param person as they were read before their password was checked; `busy` where they have
 * changed since, `wrong_credentials` where they are disabled
 */
export async function startSession(
	person: SignInRecord,
	now: number,
	{ replaced, ...how }: How = {},
): Promise<string> {
	if (person.isDisabled) throw new AppError("wrong_credentials");
	const { write, cookie } = newSession(person, now, how);
	await runTransaction([
		write,
		requireUnchanged(person),
		...(replaced ? [endingSession(replaced)] : []),
	]);
	return cookie;
}
