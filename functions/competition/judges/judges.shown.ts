import { defineShown } from "../../base/pages/defineShown.ts";
import { listJudges } from "./judges.service.ts";

export const judgesShown = defineShown({
	judges: {
		empty: { judges: [] },
		inSitemap: false,
		byConsent: true,
		read: async () => ({ data: { judges: await listJudges({ staff: false }) } }),
	},
});
