import { createHash } from "node:crypto";
import type { Caller } from "../../core/caller.ts";
import { log } from "../../core/log.ts";

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

/**
 * The subject of an event: a person, or an address for which the log must not reveal whether it has
 * an account.
 */
type Whom = { userId: number } | { email: string };

const accountOf = (email: string) =>
	createHash("sha256").update(email).digest("base64url").slice(0, 16);

/**
 * Logs an event about signing in: the user id, or a hash of the address, and the caller's IP
 * address. Retained as long as the stage's other logs; see docs/security.md.
 */
export function securityEvent(event: SecurityEvent, caller: Caller, whom: Whom): void {
	log.info("security", {
		event,
		...("userId" in whom ? { userId: whom.userId } : { account: accountOf(whom.email) }),
		actor: caller.session?.userId,
		from: caller.address,
		requestId: caller.requestId,
	});
}
