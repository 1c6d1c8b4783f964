import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { SessionRecord } from "./http/session.entity.ts";
import type { WriteKey } from "./table/writeKey.ts";

/** A person's running session. */
export type Session = SessionRecord & { userId: UserId };

/** A caller who is signed in. */
export type SignedIn = Caller & { session: Session };

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

/** Drafts are staff's. */
export const seesDrafts = (caller: Caller) => isStaff(caller.session);
