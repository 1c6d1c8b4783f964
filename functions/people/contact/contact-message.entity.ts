import type { EntityItem } from "electrodb";
import { locales } from "#shared/core/locales.ts";
import { messageStatuses } from "#shared/people/contact/contact.schema.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

/** A visitor's message from the contact form, and the replies of staff. */
export const ContactMessages = entity(
	"contactMessage",
	{
		/** A ULID of the time of receipt. */
		id: text,
		name: text,
		email: text,
		message: text,
		/** The language in which the visitor read the site. */
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
		/** The member of staff who is to answer the message. */
		assigneeId: optional(number),
		...versioned,
		/** Seconds since 1970, by the settings at the time of receipt. */
		expiresAt: number,
	},
	{
		byId: byKey(["id"]),
		/** Read in descending order: "open" comes before "done", and newest first. */
		byStatus: byIndex(1, [], ["status", "createdAt", "id"]),
		byAddress: byIndex(2, ["email"], ["id"]),
	},
);
export type ContactMessageRecord = EntityItem<typeof ContactMessages>;
