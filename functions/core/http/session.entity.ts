import type { EntityItem } from "electrodb";
import { roles } from "#shared/core/access.ts";
import { flag, number, oneOf, optional, text } from "../table/attributes.ts";
import { byKey, entity } from "../table/database.ts";

/** Sessions, found by whom their cookie names and the hash of its secret; all of a person lie together. */
export const Sessions = entity(
	"session",
	{
		/** SHA-256 of the cookie's secret; the secret itself is never kept. */
		hash: text,
		userId: number,
		role: oneOf(roles),
		isApproved: flag,
		mustChangePassword: flag,
		/** Whether it was started with a second factor. */
		secondFactor: { ...flag, default: false },
		/** Whether it was started on the identity provider's own page. */
		managed: { ...flag, default: false },
		/** All times in ms since 1970. */
		startedAt: number,
		/** Written at most once an hour; see lastSeenEvery. */
		lastSeenAt: number,
		/** When the password was last given. */
		confirmedAt: number,
		browser: optional(text),
		system: optional(text),
		/** Seconds since 1970: when it ends at the latest. */
		expiresAt: number,
	},
	{
		ofUser: byKey(["userId"], ["hash"]),
	},
);
export type SessionRecord = EntityItem<typeof Sessions>;
