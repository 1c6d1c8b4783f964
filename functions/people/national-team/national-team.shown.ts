import { defineShown } from "../../base/pages/defineShown.ts";
import { listAthletes } from "./national-team.service.ts";

export const nationalTeamShown = defineShown({
	athletes: {
		empty: { athletes: [] },
		inSitemap: true,
		byConsent: true,
		read: async ({ now }) => {
			const { rows: athletes } = await listAthletes({}, { staff: false, now });
			const known = athletes.map(({ id, updatedAt, photoUrl }) => ({
				id,
				changedAt: updatedAt,
				imageUrl: photoUrl,
			}));
			return { data: { athletes }, known };
		},
	},
});
