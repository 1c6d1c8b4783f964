import type { EntityItem } from "electrodb";
import { number, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * An invitation of an email address to be a child's guardian. The person who signs in with that
 * address, now or after signing up, can accept. The inviter does not learn whether the address has
 * an account.
 */
export const GuardianInvitations = entity(
	"guardianInvitation",
	{
		childId: number,
		email: text,
		invitedBy: number,
		createdAt: text,
		/** Seconds since 1970. */
		expiresAt: number,
	},
	{
		ofChild: byKey(["childId"], ["email"]),
		ofEmail: byIndex(1, ["email"], ["childId"]),
	},
);
export type GuardianInvitation = EntityItem<typeof GuardianInvitations>;
