import type { Athlete, AthleteId } from "#shared/people/national-team/national-team.schema.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { athleteQuery } from "./national-team.queries.ts";

export default definePages({
	nationalTeam: {
		navigation: {
			folded: "signed in",
			position: 40,
			label: { en: "National team", ar: "المنتخب الوطني" },
		},
		component: "people/national-team/NationalTeamPage.tsx",
		head: {
			en: {
				title: "National team",
				description: "The athletes who compete for Kuwait: belts, weights and titles.",
			},
			ar: {
				title: "المنتخب الوطني",
				description: "لاعبو ولاعبات منتخب الكويت: الأحزمة والأوزان والألقاب.",
			},
		},
	},
	player: {
		subject: defineSubject<Athlete>({
			key: (id) => athleteQuery(id as AthleteId).queryKey,
			head: ({ nameEn, nameAr, bio, bioAr }, locale) =>
				locale === "ar"
					? { title: nameAr || nameEn, description: bioAr || "" }
					: { title: nameEn, description: bio || "" },
		}),
		component: "people/national-team/PlayerPage.tsx",
		head: {
			en: {
				title: "Athlete",
				description: "An athlete of the national team: belt, achievements and championships.",
			},
			ar: { title: "ملف اللاعب", description: "من المنتخب الوطني: الحزام والإنجازات والبطولات." },
		},
	},
});
