import { CustomAttributeType, type EntityItem } from "electrodb";
import { plannedStates } from "#shared/community/broadcasts/broadcasts.rules.ts";
import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

const isListed = ({ planned }: { planned?: string }) => planned !== "cancelled";

/**
 * A broadcast to an audience and its progress. Each write of the broadcast makes the stream send it
 * to the next people, unless it waits for its time.
 */
export const Broadcasts = entity(
	"broadcast",
	{
		/** A ULID of the time at which it goes out; also the id of each recipient's notification. */
		id: text,
		audience: { type: CustomAttributeType<Audience>("any"), required: true },
		titleEn: text,
		titleAr: text,
		messageEn: text,
		messageAr: text,
		actionUrl: optional(text),
		isMailed: flag,
		createdBy: number,
		/** Name of the coach who wrote it; absent if it is the federation's. */
		signedBy: { type: CustomAttributeType<Record<Locale, string>>("any") },
		/** Audience size when the announcement was written. */
		expected: number,
		sent: number,
		skipped: number,
		/** Where the audience continues; see audience.ts. */
		cursor: optional(text),
		doneAt: optional(text),
		/** Absent if it was sent at once. */
		planned: optional(oneOf(plannedStates)),
		...versioned,
		expiresAt: number,
	},
	{
		byId: byKey(["id"]),
		inOrder: { ...byIndex(1, [], ["id"]), condition: isListed },
		ofAuthor: { ...byIndex(2, ["createdBy"], ["id"]), condition: isListed },
		waiting: {
			...byIndex(3, [], ["id"]),
			condition: ({ planned }) => planned === "waiting",
		},
	},
);
export type BroadcastRecord = EntityItem<typeof Broadcasts>;

/** An announcement that staff keep for later, without an audience. */
export const BroadcastDrafts = entity(
	"broadcastDraft",
	{
		id: number,
		titleEn: text,
		titleAr: text,
		messageEn: text,
		messageAr: text,
		actionUrl: optional(text),
		isMailed: flag,
		changedBy: number,
		...versioned,
	},
	{ byId: byKey(["id"]), all: byIndex(1, [], ["id"]) },
);
export type BroadcastDraftRecord = EntityItem<typeof BroadcastDrafts>;
