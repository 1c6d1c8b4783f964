import type { Passport } from "#shared/community/passport/passport.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { passportQuery } from "./passport.queries.ts";

export default definePages({
	passport: {
		subject: defineSubject<Passport["person"]>({
			key: (id) => passportQuery(id as UserId).queryKey,
			find: ({ person }: Passport) => person,
			head: (person, locale) => ({ title: nameIn(locale, person).full, description: "" }),
		}),
		component: "community/passport/PassportPage.tsx",
		head: {
			en: {
				title: "Belt passport",
				description: "Belts over the years, with gradings, tournaments and training.",
			},
			ar: {
				title: "جواز الأحزمة",
				description: "الأحزمة عبر السنين مع الاختبارات والبطولات والتدريب.",
			},
		},
	},
});
