import { pyramidMessages } from "#web/training/belts/pyramid.messages.ts";
import { promotionsMessages } from "#web/training/promotions/promotions.messages.ts";
import {
	dialog,
	heading,
	type Screen,
	seeInDialog,
	staff,
	superAdmin,
	superAdminDashboard,
} from "../screen.ts";

export default [
	{
		name: "the promotions that wait",
		path: "/admin?tab=promotions",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: heading(promotionsMessages, "promotions.title"),
	},
	{
		name: "the federation by belt",
		path: "/admin",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			await heading(pyramidMessages, "pyramid.title")(page, language);
			await page.locator(".belt-pyramid tbody tr").first().waitFor();
		},
	},
	{
		name: "a promotion that comes too early",
		path: "/super-admin?tab=promotions",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			const row = page
				.getByRole("row")
				.filter({ hasText: promotionsMessages[language]["promotions.early"] });
			await row
				.first()
				.getByRole("button", { name: promotionsMessages[language]["promotions.view"] })
				.click();
			await seeInDialog(promotionsMessages, "promotions.history")(page, language);
		},
	},
	{
		name: "a promotion that staff make",
		path: "/admin?tab=promotions&id=new",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: dialog(promotionsMessages, "promotions.direct"),
	},
] satisfies Screen[];
