import { CustomAttributeType, type EntityItem } from "electrodb";
import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { flag, number, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/**
 * A broadcast to an audience and its progress. Each write of the broadcast makes the stream send it
 * to the next people.
 */
export const Broadcasts = entity(
	"broadcast",
	{
		/** A ULID of the time; also the id of each recipient's notification. */
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
		...versioned,
		expiresAt: number,
	},
	{
		byId: byKey(["id"]),
		inOrder: byIndex(1, [], ["id"]),
		ofAuthor: byIndex(2, ["createdBy"], ["id"]),
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
