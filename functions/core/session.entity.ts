import { Entity } from "electrodb";
import { roles } from "#shared/core/access.ts";
import { model, onTable, primary } from "./database.ts";

/** Sessions, found by whom their cookie names and the hash of its secret; all of a person lie together. */
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
			ofUser: { pk: { field: primary.pk, composite: ["userId"] }, sk: { field: primary.sk, composite: ["hash"] } },
		},
	},
	onTable,
);
