import { defineShown } from "../../base/pages/defineShown.ts";
import { allCoaches } from "../../people/coaches/coaches.service.ts";
import { toDojoPage } from "../../people/dojos/dojo-page.ts";
import { publishedDojos } from "../../people/dojos/dojos.service.ts";
import { wholeTimetable } from "./training-classes.service.ts";

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
