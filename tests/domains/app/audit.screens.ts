import { sealDays } from "#functions/app/audit/seals.ts";
import { once, type Screen, superAdmin } from "../screen.ts";

export default [
	{
		name: "the audit log",
		path: "/audit",
		titles: { en: "Audit log", ar: "سجل التغييرات" },
		session: once(async () => {
			// The daily job seals past days of the audit log.
			await sealDays(Date.now());
			return superAdmin();
		}),
		open: async (page) => page.getByRole("main").locator("code").waitFor(),
	},
] satisfies Screen[];
