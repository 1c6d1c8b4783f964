import { defineShown } from "../../platform/pages/defineShown.ts";
import { allCoaches } from "../coaches/coaches.service.ts";
import { wholeTimetable } from "../training-classes/training-classes.service.ts";
import { toDojoPage } from "./dojo-page.ts";
import { publishedDojos } from "./dojos.service.ts";

export const dojosShown = defineShown({
	dojos: {
		empty: { dojos: [] },
		inSitemap: true,
		byConsent: true,
		read: async () => {
			const [published, classes, coaches] = await Promise.all([
				publishedDojos(),
				wholeTimetable(),
				allCoaches(),
			]);
			const dojos = published.map((dojo) => toDojoPage(dojo, { classes, coaches }));
			const known = dojos.map(({ id, updatedAt, imageUrl }) => ({
				id,
				imageUrl,
				changedAt: updatedAt,
			}));
			return { data: { dojos }, known };
		},
	},
});
