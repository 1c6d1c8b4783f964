import { defineDomain, publicRecords, recordRights } from "../../core/domain.ts";

export const officialsDomain = defineDomain({
	permissions: {
		...recordRights("official"),
		writes: ["official", "judgesExtension", "repeat"],
	},
	audited: { official: "superAdmins" },
	entities: {
		official: { ...publicRecords, pages: true },
		judgesExtension: { ...publicRecords, pages: true },
	},
});
