import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem } from "../../base/pages/followItem.ts";
import { listSections } from "./about.service.ts";

export const aboutPageData = definePageData({
	about: {
		empty: { about: { rows: [] } },
		inSitemap: false,
		byConsent: false,
		read: async () => ({ data: { about: await listSections({}) } }),
		affectedBy: { aboutSection: followItem("about") },
	},
});
