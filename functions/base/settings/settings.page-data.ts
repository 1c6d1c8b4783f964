import { contactLines, settingsDefaults } from "#shared/base/settings/settings.rules.ts";
import type { ContactLines } from "#shared/base/settings/settings.schema.ts";
import { definePageData } from "../pages/definePageData.ts";
import { followVisible } from "../pages/followItem.ts";
import { readSettings } from "./settings.service.ts";

export const settingsPageData = definePageData({
	contactLines: {
		empty: { contactLines: contactLines(settingsDefaults) },
		inSitemap: false,
		byConsent: false,
		everywhere: true,
		read: async () => ({ data: { contactLines: contactLines(await readSettings()) } }),
		affectedBy: {
			settings: followVisible(
				() => ({ render: "all" }),
				(item) => contactLines(item as ContactLines),
			),
		},
	},
});
