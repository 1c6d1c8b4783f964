import { Entity } from "electrodb";
import { byKey, model, onTable } from "../core/table/database.ts";

/** The address of a person's calendar: at most one each, so a new one ends the one before. */
export const CalendarAddresses = new Entity(
	{
		model: model("calendarAddress"),
		attributes: {
			userId: { type: "number", required: true },
			/** SHA-256 of the secret in the address. */
			hash: { type: "string", required: true },
			createdAt: { type: "string", required: true },
		},
		indexes: { ofPerson: byKey(["userId"]) },
	},
	onTable,
);
