import { defineShown } from "../../base/pages/defineShown.ts";
import { listOfficials } from "./officials.service.ts";

export const officialsShown = defineShown({
	officials: {
		empty: { officials: { rows: [] } },
		inSitemap: false,
		byConsent: false,
		read: async () => ({ data: { officials: await listOfficials({}, { inactive: false }) } }),
	},
});
