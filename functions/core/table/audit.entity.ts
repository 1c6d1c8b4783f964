import { Entity } from "electrodb";
import { byIndex, byKey, model, onTable } from "./database.ts";

/** Who changed what, when and from where. Written with the change it records, never changed after. */
export const AuditLines = new Entity(
	{
		model: model("auditLine"),
		attributes: {
			id: { type: "string", required: true },
			entityType: { type: "string", required: true },
			entityId: { type: "string", required: true },
			action: { type: "string", required: true },
			/** The person who did it; 0 for a visitor or the system. */
			userId: { type: "number", required: true },
			details: { type: "any" },
			ipAddress: { type: "string" },
			userAgent: { type: "string" },
			createdAt: { type: "string", required: true },
		},
		indexes: {
			ofEntity: byKey(["entityType", "entityId"], ["id"]),
			byActor: byIndex(1, ["userId"], ["id"]),
		},
	},
	onTable,
);
