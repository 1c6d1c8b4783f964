import { defineDomain } from "../../core/domain.ts";

export const settingsDomain = defineDomain({
	permissions: {
		http: true,
		writes: ["settings", "holidayList", "repeat"],
		audits: true,
		settings: ["MAIL_TO"],
	},
	audited: { settings: "superAdmins" },
	entities: {
		settings: {
			dataClass: "internal",
			backup: true,
			stream: "pictures",
			pages: true,
			personalData: null,
			export: null,
		},
		holidayList: {
			dataClass: "public",
			backup: true,
			stream: "pictures",
			personalData: null,
			export: null,
		},
	},
});
