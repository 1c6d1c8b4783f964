import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem } from "../../base/pages/followItem.ts";
import { listSyllabus } from "./syllabus.service.ts";

export const syllabusPageData = definePageData({
	syllabus: {
		empty: { syllabus: [] },
		inSitemap: false,
		byConsent: false,
		timeless: true,
		read: async () => ({ data: { syllabus: await listSyllabus() } }),
		affectedBy: { syllabus: followItem("syllabus") },
	},
});
