import { CustomAttributeType, type EntityItem } from "electrodb";
import { notificationKinds } from "#shared/notifications/notifications.schema.ts";
import { flag, number, oneOf, optional, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";
import type { Facts } from "./notices.ts";

/** What a person is told, by bell and by mail. It keeps the facts; the words are found when it is read. */
export const Notifications = entity(
	"notification",
	{
		userId: number,
		/** A ULID of the moment, and made of what it tells of: the same step makes the same one. */
		id: text,
		kind: oneOf(notificationKinds),
		params: { type: CustomAttributeType<Facts>("any"), required: true },
		/** Whom it tells of, where that is not its owner: it goes when they are deleted. */
		personId: optional(number),
		/** Of the child whom it tells of, where it is a guardian's copy. */
		child: {
			type: "map",
			properties: { id: optional(number), firstName: optional(text), firstNameAr: optional(text) },
		},
		actionUrl: text,
		read: flag,
		/** Set once the mail is out. */
		mailedAt: optional(text),
		createdAt: text,
		/** When it was last marked; left out: never. */
		updatedAt: optional(text),
		expiresAt: number,
	},
	{
		ofPerson: byKey(["userId"], ["id"]),
		aboutPerson: {
			...byIndex(1, ["personId"], []),
			condition: ({ personId }) => personId !== undefined,
		},
	},
);
export type NotificationRecord = EntityItem<typeof Notifications>;
