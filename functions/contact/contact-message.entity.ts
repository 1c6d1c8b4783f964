import type { EntityItem } from "electrodb";
import { messageStatuses } from "#shared/contact/contact.schema.ts";
import { locales } from "#shared/core/locales.ts";
import { number, oneOf, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import { versioned } from "../core/table/versioned.ts";

/** What a visitor wrote by the contact form, and what staff answered. */
export const ContactMessages = entity(
	"contactMessage",
	{
		/** A ULID of the moment in which it came. */
		id: text,
		name: text,
		email: text,
		message: text,
		/** The language in which the writer read the site. */
		locale: oneOf(locales),
		status: oneOf(messageStatuses),
		answers: {
			type: "list",
			required: true,
			items: {
				type: "map",
				properties: {
					text: text,
					at: text,
					by: number,
				},
			},
		},
		...versioned,
		/** By the settings of the day on which it came; in seconds since 1970. */
		expiresAt: number,
	},
	{
		byId: byKey(["id"]),
		/** Backwards: "open" comes before "done", and what came last before all else. */
		byStatus: byIndex(1, [], ["status", "createdAt", "id"]),
		byAddress: byIndex(2, ["email"], ["id"]),
	},
);
export type ContactMessageRecord = EntityItem<typeof ContactMessages>;
