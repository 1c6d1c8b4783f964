import { definePages } from "../../core/definePages.ts";

export default definePages({
	settings: {
		component: "base/settings/SettingsPage.tsx",
		head: {
			en: { title: "Settings", description: "What holds for the whole federation." },
			ar: { title: "الإعدادات", description: "ما يسري على الاتحاد كله." },
		},
	},
});
