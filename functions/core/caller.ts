import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { WriteKey } from "./writeKey.ts";

/** A person's running session. */
export type Session = {
	/** SHA-256 of the cookie's secret; the secret itself is never kept. */
	hash: string;
	userId: UserId;
	role: Role;
	isApproved: boolean;
	mustChangePassword: boolean;
	/** Seconds since 1970. */
	expiresAt: number;
};

/** Who calls, from where and when. Passed to every service that writes. */
export type Caller = {
	session: Session | null;
	requestId: string;
	/** Path as it was called, with its ids. */
	path: string;
	method: string;
	address: string;
	agent: string;
	locale: Locale;
	/** Where the call named an Idempotency-Key. */
	writeKey?: WriteKey;
	/** Milliseconds since 1970; the only clock a service reads. */
	now: number;
};
