import type { Page } from "playwright-core";
import { holidayMessages } from "#web/base/settings/holidays.messages.ts";
import { settingsMessages } from "#web/base/settings/settings.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueYear } from "../../core/unique.ts";
import { inLanguage } from "../../e2e/steps.ts";
import { countAuditLines, fill, press, type Writes } from "../write.ts";

export default {
	"settings are changed": async () => {
		const session = await createPersonForTest({ role: "super-admin" });
		const dialog = (page: Page) => page.getByRole("dialog");
		const open = (page: Page) => fill(page, settingsMessages.en["settings.pendingDays"], "0");
		return {
			session,
			address: "/settings?id=registrations",
			open,
			done: (page) => dialog(page).waitFor({ state: "detached" }),
			made: countAuditLines(session),
		};
	},
	"a public holiday is added": async () => {
		const session = await createPersonForTest({ role: "super-admin" });
		const text = holidayMessages.en;
		const year = uniqueYear();
		const open = async (page: Page) => {
			await press(page, text["holiday.add"]);
			await fill(page, text["holiday.from"], `${year}-06-20`);
			await fill(page, text["holiday.to"], `${year}-06-20`);
			await fill(page, inLanguage("en", text["holiday.name"], "en"), "Founding day");
			await fill(page, inLanguage("en", text["holiday.name"], "ar"), "يوم التأسيس");
		};
		return { session, address: "/settings", open, made: countAuditLines(session) };
	},
} satisfies Writes;
