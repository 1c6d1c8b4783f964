import { defineShown } from "../../base/pages/defineShown.ts";
import { wholeTimetable } from "./training-classes.service.ts";

export const trainingClassesShown = defineShown({
	trainingClasses: {
		empty: { trainingClasses: [] },
		inSitemap: true,
		byConsent: false,
		read: async () => {
			const trainingClasses = await wholeTimetable();
			return { data: { trainingClasses }, known: trainingClasses.map(({ id }) => ({ id })) };
		},
	},
});
