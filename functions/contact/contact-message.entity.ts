import { Entity, type EntityItem } from "electrodb";
import { messageStatuses } from "#shared/contact/contact.schema.ts";
import { locales } from "#shared/core/locales.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** What a visitor wrote by the contact form, and what staff answered. */
export const ContactMessages = new Entity(
	{
		model: model("contactMessage"),
		attributes: {
			/** A ULID of the moment in which it came. */
			id: { type: "string", required: true },
			name: { type: "string", required: true },
			email: { type: "string", required: true },
			message: { type: "string", required: true },
			/** The language in which the writer read the site. */
			locale: { type: locales, required: true },
			status: { type: messageStatuses, required: true },
			answers: {
				type: "list",
				required: true,
				items: {
					type: "map",
					properties: {
						text: { type: "string", required: true },
						at: { type: "string", required: true },
						by: { type: "number", required: true },
					},
				},
			},
			...versioned,
			/** By the settings of the day on which it came; in seconds since 1970. */
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byId: byKey(["id"]),
			/** Backwards: "open" comes before "done", and what came last before all else. */
			byStatus: byIndex(1, [], ["status", "createdAt", "id"]),
			byAddress: byIndex(2, ["email"], ["id"]),
		},
	},
	onTable,
);
export type ContactMessageRecord = EntityItem<typeof ContactMessages>;
