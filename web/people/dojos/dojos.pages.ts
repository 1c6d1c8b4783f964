import type { DojoId } from "#shared/core/ids.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { dojoPageKey } from "./dojoKeys.ts";

export default definePages({
	dojos: {
		navigation: { folded: "always", position: 75, label: { en: "Dojos", ar: "الدوجوهات" } },
		component: "people/dojos/DojosPage.tsx",
		head: {
			en: { title: "Dojos", description: "Where we train: addresses, hours and classes." },
			ar: { title: "الدوجوهات", description: "أماكن التدريب: العناوين والأوقات والحصص." },
		},
	},
	dojo: {
		subject: defineSubject<Dojo>({
			key: (id) => dojoPageKey(id as DojoId),
			head: (dojo, locale) =>
				locale === "ar"
					? { title: dojo.nameAr, description: dojo.addressAr ?? "" }
					: { title: dojo.nameEn, description: dojo.addressEn ?? "" },
		}),
		component: "people/dojos/DojoPage.tsx",
		head: {
			en: { title: "Dojo", description: "A dojo of the federation: its classes and coaches." },
			ar: { title: "دوجو", description: "أحد دوجوهات الاتحاد: حصصه ومدربوه." },
		},
	},
});
