import { defineDomain, publicRecords, recordRights } from "../../core/domain.ts";

export const newsDomain = defineDomain({
	permissions: { ...recordRights("news"), writes: ["news", "tally", "repeat"] },
	audited: { news: "admins" },
	entities: { news: { ...publicRecords, pages: true } },
});
