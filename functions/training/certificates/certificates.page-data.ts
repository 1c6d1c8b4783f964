import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem } from "../../base/pages/followItem.ts";
import { listDanHolders } from "./dan-register.ts";

export const certificatesPageData = definePageData({
	danHolders: {
		empty: { danHolders: { rows: [] } },
		inSitemap: false,
		byConsent: true,
		read: async () => ({ data: { danHolders: await listDanHolders({}) } }),
		affectedBy: { listing: followItem("danHolders") },
	},
});
