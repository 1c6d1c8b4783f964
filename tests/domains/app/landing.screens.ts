import { landingMessages } from "#web/app/landing/landing.messages.ts";
import { heading, home, type Screen } from "../screen.ts";

export default [
	{
		name: "the home page",
		path: "/",
		titles: home,
		open: heading(landingMessages, "landing.welcome"),
	},
	{
		name: "the privacy policy",
		path: "/privacy",
		titles: { en: "Privacy policy", ar: "سياسة الخصوصية" },
	},
	{ name: "the terms", path: "/terms", titles: { en: "Terms", ar: "الشروط والأحكام" } },
	{
		name: "an unknown path",
		path: "/no/such/page",
		titles: { en: "404 Page Not Found", ar: "٤٠٤ – الصفحة غير موجودة" },
		status: 404,
		open: async (page, language) => {
			if (language === "ar") return;
			await page.getByRole("heading", { name: "404 Page Not Found", exact: true }).waitFor();
			await page
				.getByText("There is nothing at this address. The link may be old or mistyped.")
				.waitFor();
			await page
				.getByText("Did you forget to add the page to the router?", { exact: true })
				.waitFor();
		},
	},
] satisfies Screen[];
