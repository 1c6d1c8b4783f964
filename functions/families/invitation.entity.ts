import type { EntityItem } from "electrodb";
import { number, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/**
 * An address that was asked to be a child's guardian. Whoever signs in with that address, now or after signing up, may
 * accept: the address need not have an account, and who invites does not learn whether it has.
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
