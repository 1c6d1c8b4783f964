import type { WholePerson } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { personQuery } from "./people.queries.ts";

export default definePages({
	people: {
		component: "community/people/PeoplePage.tsx",
		head: {
			en: {
				title: "People",
				description: "Everybody in the federation, found and filtered by staff.",
			},
			ar: { title: "الأشخاص", description: "جميع من في الاتحاد، بالبحث والتصفية، لفريق الإدارة." },
		},
	},
	person: {
		subject: defineSubject<WholePerson>({
			key: (id) => personQuery(id as UserId).queryKey,
			head: (person, locale) => ({ title: nameIn(locale, person).full, description: "" }),
		}),
		component: "community/people/page/PersonPage.tsx",
		head: {
			en: { title: "Person", description: "Somebody's record, and what staff can do with it." },
			ar: { title: "ملف الشخص", description: "بيانات الشخص وما يمكن للإدارة فعله بها." },
		},
	},
});
