import { CustomAttributeType, type EntityItem } from "electrodb";
import { notificationKinds } from "#shared/notifications.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import type { Facts } from "./notices.ts";

/**
 * A notification for a person, shown at the bell and emailed. It stores facts; texts are made when
 * it is read.
 */
export const Notifications = entity(
	"notification",
	{
		userId: number,
		/**
		 * A deterministic ULID of the time and the subject: a retry of the same step makes the same id.
		 */
		id: text,
		kind: oneOf(notificationKinds),
		params: { type: CustomAttributeType<Facts>("any"), required: true },
		/** The person it is about, if that is not its owner: it is deleted when that person is. */
		personId: optional(number),
		/** In a guardian's copy: the child it is about. */
		child: {
			type: "map",
			properties: { id: optional(number), firstName: optional(text), firstNameAr: optional(text) },
		},
		actionUrl: text,
		read: flag,
		/** Set once the email was sent. */
		mailedAt: optional(text),
		createdAt: text,
		/** When it was last marked read or unread; absent if never. */
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
