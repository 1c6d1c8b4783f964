import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem } from "../../base/pages/followItem.ts";
import { viewPublicCoach } from "../users/public-person.ts";
import { listCoaches } from "./coaches.service.ts";

export const coachesPageData = definePageData({
	coaches: {
		empty: { coaches: { rows: [] } },
		inSitemap: false,
		byConsent: true,
		read: async () => ({ data: { coaches: await listCoaches({}) } }),
		affectedBy: { user: followItem("coaches", viewPublicCoach) },
	},
});
