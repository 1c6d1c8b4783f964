import { defineShown } from "../../platform/pages/defineShown.ts";
import * as judges from "./judges.service.ts";

export const judgesShown = defineShown({
	judges: {
		empty: { judges: [] },
		inSitemap: false,
		byConsent: true,
		read: async () => ({ data: { judges: await judges.list({ staff: false }) } }),
	},
});
