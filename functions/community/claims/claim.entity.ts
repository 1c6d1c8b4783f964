import type { EntityItem } from "electrodb";
import { claimReasons, claimStates, relations } from "#shared/community/claims/claims.rules.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** A person's claim that a record is theirs or their child's. */
export const RecordClaims = entity(
	"recordClaim",
	{
		/** A ULID of the time. */
		id: text,
		/** The claimant. */
		userId: number,
		relation: oneOf(relations),
		reason: oneOf(claimReasons),
		state: oneOf(claimStates),
		/** Absent if the federation has to find the record. */
		recordId: optional(number),
		isBirthDateRight: flag,
		/** Details typed by the claimant if there is no record. */
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

/** Attempts to give the birth date of a record. They never expire. */
export const ClaimTries = entity(
	"claimTries",
	{
		recordId: number,
		tries: number,
	},
	{ ofRecord: byKey(["recordId"]) },
);
