import { Entity } from "electrodb";
import { roles } from "#shared/core/access.ts";
import { index, model, onTable, primary } from "./database.ts";

/** Sessions, found by the hash of their cookie. */
export const Sessions = new Entity(
	{
		model: model("session"),
		attributes: {
			hash: { type: "string", required: true },
			userId: { type: "number", required: true },
			role: { type: roles, required: true },
			isApproved: { type: "boolean", required: true },
			mustChangePassword: { type: "boolean", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byHash: { pk: { field: primary.pk, composite: ["hash"] }, sk: { field: primary.sk, composite: [] } },
			forUser: {
				index: index(1).name,
				pk: { field: index(1).pk, composite: ["userId"] },
				sk: { field: index(1).sk, composite: ["hash"] },
			},
		},
	},
	onTable,
);
