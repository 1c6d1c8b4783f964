import { defineDomain } from "../../core/domain.ts";
import { byAddress } from "../../core/personal-data.ts";

export const contactDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["contactMessage", "attempts", "outbox", "repeat"],
		audits: true,
		settings: ["MAIL_TO"],
	},
	audited: { contactMessage: "admins", contact: "admins" },
	entities: {
		contactMessage: {
			dataClass: "personal",
			backup: true,
			stream: "pictures",
			personalData: {
				order: 310,
				items: [{ of: byAddress("email"), index: 2, removed: "remove", merged: "stay" }],
			},
			export: { all: ["name", "email", "message", "createdAt"] },
		},
	},
});
