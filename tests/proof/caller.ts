import type { SignedIn } from "#functions/core/caller.ts";
import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";

/** The caller of a service at a moment, as its lambda would pass it. @param now ms since 1970 */
export const callerForTest = (userId: number, role: Role, now = Date.now()): SignedIn =>
	({
		session: { userId: userId as UserId, role, isApproved: true, confirmedAt: now },
		requestId: "test",
		method: "POST",
		path: "/api/test",
		address: "127.0.0.1",
		agent: "test",
		locale: "en",
		now,
	}) as unknown as SignedIn;
