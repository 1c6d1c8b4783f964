import type { EntityItem } from "electrodb";
import { claimReasons, claimStates, relations } from "#shared/claims/claims.rules.ts";
import { flag, number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/**
 * Somebody says of a record in the books that it is theirs, or their child's.
 */
export const RecordClaims = entity(
	"recordClaim",
	{
		/** A ULID of the moment. */
		id: text,
		/** Who claims. */
		userId: number,
		relation: oneOf(relations),
		reason: oneOf(claimReasons),
		state: oneOf(claimStates),
		/** Left out where the federation has to find it. */
		recordId: optional(number),
		isBirthDateRight: flag,
		/** What was typed where there is no record. */
		name: optional(text),
		dateOfBirth: optional(text),
		note: optional(text),
		decidedBy: optional(number),
		decidedAt: optional(text),
		createdAt: text,
	},
	{
		byId: byKey(["id"]),
		ofUser: byIndex(1, ["userId"], ["id"]),
		byState: byIndex(2, ["state"], ["id"]),
		ofRecord: {
			...byIndex(3, ["recordId"], []),
			condition: ({ recordId }) => recordId !== undefined,
		},
	},
);
export type ClaimRecord = EntityItem<typeof RecordClaims>;

/** Wrong birth dates that were given for a record. They do not run out. */
export const ClaimTries = entity(
	"claimTries",
	{
		recordId: number,
		tries: number,
	},
	{ ofRecord: byKey(["recordId"]) },
);
