import type { EntityItem } from "electrodb";
import { dutyScopes } from "#shared/competition/duties/duties.rules.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** A duty at an event, held by a person or waiting for the first person who uses its link. */
export const Duties = entity(
	"duty",
	{
		eventId: number,
		id: text,
		scope: oneOf(dutyScopes),
		/** Last day of the duty, in Kuwait. */
		until: text,
		/** Undefined while its link is unused. */
		userId: optional(number),
		/** SHA-256 of the secret of its link. The link itself is stored nowhere. */
		linkHash: optional(text),
		/** Who gave it. */
		by: number,
		/** A revoked duty stays, so that its link gets an answer that says so. */
		revokedAt: optional(text),
		/** When its person was notified that it ended. */
		endedAt: optional(text),
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"], ["id"]),
		ofPerson: {
			...byIndex(1, ["userId"], []),
			condition: ({ userId }) => userId !== undefined,
		},
	},
);
export type DutyRecord = EntityItem<typeof Duties>;
