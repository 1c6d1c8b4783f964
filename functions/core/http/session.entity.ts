import { Entity, type EntityItem } from "electrodb";
import { roles } from "#shared/core/access.ts";
import { byKey, model, onTable } from "../table/database.ts";

/** Sessions, found by whom their cookie names and the hash of its secret; all of a person lie together. */
export const Sessions = new Entity(
	{
		model: model("session"),
		attributes: {
			/** SHA-256 of the cookie's secret; the secret itself is never kept. */
			hash: { type: "string", required: true },
			userId: { type: "number", required: true },
			role: { type: roles, required: true },
			isApproved: { type: "boolean", required: true },
			mustChangePassword: { type: "boolean", required: true },
			/** Whether it was started with a second factor. */
			secondFactor: { type: "boolean", required: true, default: false },
			/** Whether it was started on the identity provider's own page. */
			managed: { type: "boolean", required: true, default: false },
			/** All times in ms since 1970. */
			startedAt: { type: "number", required: true },
			/** Written at most once an hour; see lastSeenEvery. */
			lastSeenAt: { type: "number", required: true },
			/** When the password was last given. */
			confirmedAt: { type: "number", required: true },
			browser: { type: "string" },
			system: { type: "string" },
			/** Seconds since 1970: when it ends at the latest. */
			expiresAt: { type: "number", required: true },
		},
		indexes: {
			ofUser: byKey(["userId"], ["hash"]),
		},
	},
	onTable,
);
export type SessionRecord = EntityItem<typeof Sessions>;
