import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { SessionRecord } from "./http/session.entity.ts";
import type { WriteKey } from "./table/writeKey.ts";

/** The session of a signed-in person. */
export type Session = SessionRecord & { userId: UserId };

export type SignedIn = Caller & { session: Session };

/** The person and the circumstances of a call. Passed to every service that writes. */
export type Caller = {
	session: Session | null;
	requestId: string;
	/** Path of the request, with its ids. */
	path: string;
	method: string;
	address: string;
	agent: string;
	locale: Locale;
	/** Set when the request has an Idempotency-Key. */
	writeKey?: WriteKey;
	/** Milliseconds since 1970. Services read no other clock. */
	now: number;
};

/** Only staff see drafts. */
export const seesDrafts = (caller: Caller) => isStaff(caller.session);
