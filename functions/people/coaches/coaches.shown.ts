import { defineShown } from "../../base/pages/defineShown.ts";
import { listCoaches } from "./coaches.service.ts";

export const coachesShown = defineShown({
	coaches: {
		empty: { coaches: { rows: [] } },
		inSitemap: false,
		byConsent: true,
		read: async () => ({ data: { coaches: await listCoaches({}) } }),
	},
});
