import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { holidayMessages } from "#web/base/settings/holidays.messages.ts";
import { settingsMessages } from "#web/base/settings/settings.messages.ts";
import { heading, type Screen, superAdmin } from "../screen.ts";

export default [
	{
		name: "the settings",
		path: "/settings",
		titles: { en: "Settings", ar: "الإعدادات" },
		session: superAdmin,
		open: heading(settingsMessages, "settings.promotions"),
	},
	...(["contact", "messages", "promotions", "registrations"] as const).map((group) => ({
		name: `the settings of ${group} that are changed`,
		path: `/settings?id=${group}`,
		titles: { en: "Settings", ar: "الإعدادات" },
		session: superAdmin,
		open: async (page: Page, language: Locale) => {
			await page
				.getByRole("dialog", { name: settingsMessages[language][`settings.${group}`] })
				.waitFor();
		},
	})),
	{
		name: "a public holiday that is added",
		path: "/settings",
		titles: { en: "Settings", ar: "الإعدادات" },
		session: superAdmin,
		open: async (page, language) => {
			const name = holidayMessages[language]["holiday.add"];
			await page.getByRole("button", { name, exact: true }).click();
			await page.getByRole("dialog", { name }).waitFor();
		},
	},
] satisfies Screen[];
