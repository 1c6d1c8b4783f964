import { Entity, type EntityItem } from "electrodb";
import { byKey, model, onTable } from "../core/table/database.ts";

export const chain = "days";

/** All audit lines of a day in one hash, which contains that of the day before. */
export const AuditSeals = new Entity(
	{
		model: model("auditSeal"),
		attributes: {
			/** All seals are one chain. A partition without an attribute would lie outside of what may be put. */
			chain: { type: "string", required: true, default: chain },
			/** UTC. */
			day: { type: "string", required: true },
			lines: { type: "number", required: true },
			hash: { type: "string", required: true },
			sealedAt: { type: "string", required: true },
		},
		indexes: {
			byDay: byKey(["chain"], ["day"]),
		},
	},
	onTable,
);

export type AuditSeal = EntityItem<typeof AuditSeals>;
