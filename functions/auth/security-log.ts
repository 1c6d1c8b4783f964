import { createHash } from "node:crypto";
import type { Caller } from "../core/caller.ts";
import { log } from "../core/log.ts";

export type SecurityEvent =
	| "sign_up"
	| "sign_up_confirmed"
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

/** Whom it concerns: a person, or an address of which it must not be said whether anybody has it. */
type Whom = { userId: number } | { email: string };

const accountOf = (email: string) =>
	createHash("sha256").update(email).digest("base64url").slice(0, 16);

/**
 * Notes in the log what concerns signing in: who, or a hash of the address that was tried, and from where.
 * Kept as long as the other logs of a stage; see docs/security.md.
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
