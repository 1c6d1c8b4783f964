import { pathTo } from "#shared/pages.ts";
import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem, followVisible } from "../../base/pages/followItem.ts";
import { wholeTimetable } from "./training-classes.service.ts";

export const trainingClassesPageData = definePageData({
	trainingClasses: {
		empty: { trainingClasses: [] },
		inSitemap: true,
		byConsent: false,
		read: async () => {
			const trainingClasses = await wholeTimetable();
			return { data: { trainingClasses }, known: trainingClasses.map(({ id }) => ({ id })) };
		},
		affectedBy: {
			trainingClass: followItem("trainingClasses"),
			// Pages of classes show the address of their dojo.
			dojo: followVisible(({ id, after }) => ({
				inData: {
					shows: "trainingClasses",
					find: ({ trainingClasses }) =>
						trainingClasses
							.filter(({ dojoId }) => after && dojoId === id)
							.map((one) => pathTo("trainingClass", one.id)),
				},
			})),
		},
	},
});
