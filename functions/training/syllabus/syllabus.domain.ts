import { defineDomain, publicRecords } from "../../core/domain.ts";

export const syllabusDomain = defineDomain({
	permissions: { http: true, writes: ["syllabus", "repeat"], audits: true },
	audited: { syllabus: "superAdmins" },
	entities: {
		syllabus: { ...publicRecords, pages: true },
	},
});
