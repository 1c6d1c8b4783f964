import { pathTo } from "#shared/pages.ts";
import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem, followVisible, type Item } from "../../base/pages/followItem.ts";
import { allCoaches } from "../../people/coaches/coaches.service.ts";
import { listsCoach, toDojoPage } from "../../people/dojos/dojo-page.ts";
import { publishedDojos } from "../../people/dojos/dojos.service.ts";
import { viewPublicCoach } from "../../people/users/public-person.ts";
import { wholeTimetable } from "./training-classes.service.ts";

/** The pages of the dojos that an item names, before and after a change. */
const pagesOfDojos = (...items: (Item | null)[]) =>
	items.flatMap((item) => (item?.dojoId ? pathTo("dojo", Number(item.dojoId)) : []));

export const dojosPageData = definePageData({
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
			return { data: { dojos }, known: dojos };
		},
		// Pages of dojos list their classes and coaches.
		affectedBy: {
			dojo: followItem("dojos"),
			trainingClass: followVisible(({ before, after }) => ({
				render: pagesOfDojos(before, after),
			})),
			user: followVisible(
				({ id, before, after }) => ({
					render: pagesOfDojos(before, after),
					inData: {
						shows: "dojos",
						find: ({ dojos }) =>
							dojos.filter((dojo) => listsCoach(dojo, id)).map((dojo) => pathTo("dojo", dojo.id)),
					},
				}),
				viewPublicCoach,
			),
		},
	},
});
