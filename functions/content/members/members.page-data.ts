import type { Locale } from "#shared/core/locales.ts";
import { definePageData } from "../../base/pages/definePageData.ts";
import { followItem } from "../../base/pages/followItem.ts";
import { listMembers } from "../../people/users/directory/directory.service.ts";
import { readMemberCount } from "../../people/users/directory/listings.ts";

const begin = (lang: Locale) => listMembers({ search: "", sort: "belt", lang });

export const membersPageData = definePageData({
	members: {
		empty: { members: { first: { en: { rows: [] }, ar: { rows: [] } }, count: 0 } },
		inSitemap: false,
		byConsent: true,
		read: async () => {
			const [en, ar, count] = await Promise.all([begin("en"), begin("ar"), readMemberCount()]);
			return { data: { members: { first: { en, ar }, count } } };
		},
		affectedBy: { listing: followItem("members") },
	},
});
