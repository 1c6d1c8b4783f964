import { CustomAttributeType, Entity, type EntityItem } from "electrodb";
import { notificationKinds } from "#shared/notifications/notifications.schema.ts";
import { byIndex, byKey, model, onTable } from "../core/table/database.ts";
import type { Facts } from "./notices.ts";

/** What a person is told, by bell and by mail. It keeps the facts; the words are found when it is read. */
export const Notifications = new Entity(
	{
		model: model("notification"),
		attributes: {
			userId: { type: "number", required: true },
			/** A ULID of the moment, and made of what it tells of: the same step makes the same one. */
			id: { type: "string", required: true },
			kind: { type: notificationKinds, required: true },
			params: { type: CustomAttributeType<Facts>("any"), required: true },
			/** Whom it tells of, where that is not its owner: it goes when they are deleted. */
			personId: { type: "number" },
			actionUrl: { type: "string", required: true },
			read: { type: "boolean", required: true },
			/** Set once the mail is out. */
			mailedAt: { type: "string" },
			createdAt: { type: "string", required: true },
			/** When it was last marked; left out: never. */
			updatedAt: { type: "string" },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			ofPerson: byKey(["userId"], ["id"]),
			aboutPerson: { ...byIndex(1, ["personId"], []), condition: ({ personId }) => personId !== undefined },
		},
	},
	onTable,
);
export type NotificationRecord = EntityItem<typeof Notifications>;
