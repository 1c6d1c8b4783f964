import { createHmac } from "node:crypto";
import type { Caller } from "../../core/caller.ts";
import { log } from "../../core/log.ts";
import { signingKey } from "../../core/table/signing-key.ts";

export type SecurityEvent =
	| "sign_up"
	| "sign_up_confirmed"
	| "email_confirmed"
	| "sign_in"
	| "sign_in_refused"
	| "sign_in_locked"
	| "sign_out"
	| "sign_out_everywhere"
	| "session_ended"
	| "sessions_ended_by_staff"
	| "identity_confirmed"
	| "identity_refused"
	| "password_changed"
	| "password_reset"
	| "password_reset_refused"
	| "email_changed"
	| "email_change_undone"
	| "second_factor_on"
	| "second_factor_off"
	| "second_factor_refused"
	| "second_factor_ended_by_staff"
	| "recovery_code_used"
	| "recovery_codes_made"
	| "provider_connected"
	| "provider_disconnected"
	| "provider_refused";

type Subject = { userId: number } | { account: string };

function write(event: SecurityEvent, caller: Caller, subject: Subject): void {
	log.info("security", {
		event,
		...subject,
		actor: caller.session?.userId,
		from: caller.address,
		requestId: caller.requestId,
	});
}

/**
 * Logs an event about signing in: the user id and the caller's IP address. Retained as long as the
 * stage's other logs; see docs/security.md.
 */
export const securityEvent = (
	event: SecurityEvent,
	caller: Caller,
	{ userId }: { userId: number },
): void => write(event, caller, { userId });

/**
 * Logs an event about an address that may have no account. The log holds a keyed hash of it: without
 * the key nobody can tell whether it is the hash of an address they know.
 */
export async function securityEventOfAddress(
	event: SecurityEvent,
	caller: Caller,
	email: string,
): Promise<void> {
	const hmac = createHmac("sha256", await signingKey("security events"));
	write(event, caller, { account: hmac.update(email).digest("base64url").slice(0, 16) });
}
