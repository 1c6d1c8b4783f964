import { publicSettings, settingsDefaults } from "#shared/base/settings/settings.rules.ts";
import type { PublicSettings } from "#shared/base/settings/settings.schema.ts";
import { definePageData } from "../pages/definePageData.ts";
import { followVisible } from "../pages/followItem.ts";
import { readSettings } from "./settings.service.ts";

export const settingsPageData = definePageData({
	publicSettings: {
		empty: { publicSettings: publicSettings(settingsDefaults) },
		inSitemap: false,
		byConsent: false,
		everywhere: true,
		read: async () => ({ data: { publicSettings: publicSettings(await readSettings()) } }),
		affectedBy: {
			settings: followVisible(
				() => ({ render: "all" }),
				(item) => publicSettings(item as PublicSettings),
			),
		},
	},
});
