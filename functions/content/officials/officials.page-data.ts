import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem } from "../../base/pages/followItem.ts";
import { listOfficials } from "./officials.service.ts";

export const officialsPageData = definePageData({
	officials: {
		empty: { officials: { rows: [] } },
		inSitemap: false,
		byConsent: false,
		read: async () => ({ data: { officials: await listOfficials({}, { inactive: false }) } }),
		affectedBy: { official: followItem("officials"), judgesExtension: followItem("officials") },
	},
});
