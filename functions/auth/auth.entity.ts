import { Entity } from "electrodb";
import { model, onTable, primary } from "../core/database.ts";

/** Links that confirm a new e-mail address, by hash of their token; each is good once. */
export const EmailLinks = new Entity(
	{
		model: model("emailLink"),
		attributes: {
			hash: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** The address that the person had when they asked. */
			from: { type: "string", required: true },
			to: { type: "string", required: true },
			/** When it was asked for, in ms since 1970. */
			createdAt: { type: "number", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byHash: { pk: { field: primary.pk, composite: ["hash"] }, sk: { field: primary.sk, composite: [] } },
		},
	},
	onTable,
);

/** Password reset tokens, by hash; each is good once. */
export const ResetTokens = new Entity(
	{
		model: model("resetToken"),
		attributes: {
			hash: { type: "string", required: true },
			userId: { type: "number", required: true },
			/** Milliseconds since 1970. */
			createdAt: { type: "number", required: true },
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			byHash: { pk: { field: primary.pk, composite: ["hash"] }, sk: { field: primary.sk, composite: [] } },
		},
	},
	onTable,
);
