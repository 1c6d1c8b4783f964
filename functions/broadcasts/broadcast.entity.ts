import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import type { Audience } from "#shared/broadcasts/broadcasts.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** A message to many, and how far it is sent. Each change of it makes the stream send it to some more. */
export const Broadcasts = new Entity(
	{
		model: model("broadcast"),
		attributes: {
			/** A ULID of the moment, and the id of the notification that each recipient gets. */
			id: { type: "string", required: true },
			audience: { type: CustomAttributeType<Audience>("any"), required: true },
			titleEn: { type: "string", required: true },
			titleAr: { type: "string", required: true },
			messageEn: { type: "string", required: true },
			messageAr: { type: "string", required: true },
			actionUrl: { type: "string" },
			isMailed: { type: "boolean", required: true },
			createdBy: { type: "number", required: true },
			/** The name of the coach who wrote it, under which it reaches its readers; left out: it is the federation's. */
			signedBy: { type: CustomAttributeType<Record<Locale, string>>("any") },
			/** People in the audience when it was written. */
			expected: { type: "number", required: true },
			sent: { type: "number", required: true },
			skipped: { type: "number", required: true },
			/** Where the audience goes on; see audience.ts. */
			cursor: { type: "string" },
			doneAt: { type: "string" },
			...versioned,
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byId: byKey(["id"]),
			inOrder: byIndex(1, [], ["id"]),
			ofAuthor: byIndex(2, ["createdBy"], ["id"]),
		},
	},
	onTable,
);
export type BroadcastRecord = EntityItem<typeof Broadcasts>;
