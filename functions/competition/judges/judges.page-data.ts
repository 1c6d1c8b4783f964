import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem } from "../../base/pages/followItem.ts";
import { viewPublicPerson } from "../../people/users/public-person.ts";
import { listJudges } from "./judges.service.ts";

const followPerson = followItem("judges", viewPublicPerson);

export const judgesPageData = definePageData({
	judges: {
		empty: { judges: [] },
		inSitemap: false,
		byConsent: true,
		read: async () => ({ data: { judges: await listJudges({ staff: false }) } }),
		affectedBy: {
			judge: followItem("judges"),
			// Somebody who was just added is not a judge yet.
			user: (change) => (change.before ? followPerson(change) : {}),
		},
	},
});
