import { defineDomain } from "../../core/domain.ts";
import { byUser, signInOnly } from "../../core/personal-data.ts";

export const authDomain = defineDomain({
	permissions: {
		http: true,
		writes: [
			"user",
			"emailClaim",
			"emailLink",
			"emailUndo",
			"resetToken",
			"attempts",
			"repeat",
			"outbox",
			"session",
			"recoveryCode",
			"knownDevice",
			"connection",
			"calendarAddress",
			"searchKey",
			"facet",
			"tally",
			"signInSecond",
			"signingKey",
		],
		audits: true,
		counts: ["user"],
		identity: true,
	},
	entities: {
		// Secrets, and links that are valid for minutes or days.
		recoveryCode: {
			dataClass: "secret",
			backup: true,
			stream: "none",
			personalData: { order: 20, items: [{ of: byUser, ...signInOnly }] },
			export: null,
		},
		knownDevice: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: { order: 30, items: [{ of: byUser, ...signInOnly }] },
			export: null,
		},
		connection: {
			dataClass: "personal",
			backup: true,
			stream: "none",
			personalData: {
				order: 40,
				items: [{ of: byUser, index: 1, removed: "remove", merged: "drop" }],
			},
			export: { all: ["provider", "createdAt"] },
		},
		resetToken: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: { order: 60, items: [{ of: byUser, index: 1, ...signInOnly }] },
			export: null,
		},
		emailLink: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: { order: 70, items: [{ of: byUser, index: 1, ...signInOnly }] },
			export: null,
		},
		emailUndo: {
			dataClass: "secret",
			backup: false,
			stream: "none",
			personalData: { order: 80, items: [{ of: byUser, index: 1, ...signInOnly }] },
			export: null,
		},
		// The password and second factor at the identity provider are deleted before the person's
		// record.
		signIn: {
			dataClass: "secret",
			backup: true,
			stream: "none",
			personalData: null,
			export: null,
		},
		signInSecond: {
			dataClass: "internal",
			backup: false,
			stream: "none",
			personalData: null,
			export: null,
		},
	},
});
