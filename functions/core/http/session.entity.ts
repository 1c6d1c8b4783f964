import type { EntityItem } from "electrodb";
import { roles } from "#shared/core/access.ts";
import { flag, number, oneOf, optional, text } from "../table/attributes.ts";
import { byKey, entity } from "../table/database.ts";

/**
 * Sessions by user id and hash of the cookie's secret; one partition holds all sessions of a
 * person.
 */
export const Sessions = entity(
	"session",
	{
		/** SHA-256 of the cookie's secret; the secret itself is never stored. */
		hash: text,
		userId: number,
		role: oneOf(roles),
		isApproved: flag,
		mustChangePassword: flag,
		/** Whether the person signed in with a second factor. */
		secondFactor: { ...flag, default: false },
		/** Whether the person signed in on the identity provider's own page. */
		managed: { ...flag, default: false },
		/** In ms since 1970, as all times below unless said otherwise. */
		startedAt: number,
		/** Updated at most once an hour; see lastSeenEvery. */
		lastSeenAt: number,
		/** When the person last entered the password. */
		confirmedAt: number,
		browser: optional(text),
		system: optional(text),
		/** Latest end of the session, in seconds since 1970. */
		expiresAt: number,
	},
	{
		ofUser: byKey(["userId"], ["hash"]),
	},
);
export type SessionRecord = EntityItem<typeof Sessions>;
