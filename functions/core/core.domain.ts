import { defineDomain } from "./domain.ts";
import { byAddress, byUser, isEarlier, lineIsEarlier, signInOnly } from "./personal-data.ts";

export const coreDomain = defineDomain({
	entities: {
		// First remove what still gives access.
		session: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: { order: 10, items: [{ of: byUser, ...signInOnly }] },
			export: { all: ["startedAt", "lastSeenAt", "browser", "system"] },
		},
		repeat: {
			dataClass: "personal",
			backup: false,
			stream: "none",
			personalData: { order: 100, items: [{ of: byUser, index: 1, ...signInOnly }] },
			export: null,
		},
		outbox: {
			dataClass: "personal",
			backup: false,
			stream: "reactions",
			personalData: {
				order: 110,
				items: [
					{ of: byAddress("to"), index: 1, only: isEarlier, removed: "remove", merged: "stay" },
					{ of: byUser, index: 2, only: isEarlier, ...signInOnly },
				],
			},
			export: null,
		},
		// Audit lines stay, so that the action, its time and the user id remain known.
		auditLine: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 400,
				items: [
					{
						of: ({ id }) => ({ entityType: "user", entityId: id }),
						only: lineIsEarlier,
						removed: { strip: ["details"] },
						merged: "stay",
					},
					{
						of: byUser,
						index: 1,
						only: lineIsEarlier,
						removed: { strip: ["ipAddress", "userAgent"] },
						merged: "stay",
					},
				],
			},
			export: { all: ["createdAt", "action"], own: ["entityType", "ipAddress", "userAgent"] },
		},
		tally: {
			dataClass: "internal",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		// Stored under a hash, for an hour.
		attempts: {
			dataClass: "personal",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
		// Belongs to no person.
		signingKey: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
