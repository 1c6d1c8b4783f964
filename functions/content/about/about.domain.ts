import { defineDomain, publicRecords, recordRights } from "../../core/domain.ts";

export const aboutDomain = defineDomain({
	permissions: recordRights("aboutSection"),
	audited: { aboutSection: "superAdmins" },
	entities: {
		aboutSection: { ...publicRecords, pages: true },
	},
});
