import type { Page } from "playwright-core";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, fill, press, type Writes } from "../write.ts";

export default {
	"a profile is changed": async () => {
		const session = await createPersonForTest();
		const open = async (page: Page) => {
			await press(page, dashboardMessages.en["dash.edit"]);
			await fill(page, profileMessages.en["profile.bio"], "Trains in Salmiya.");
		};
		return { session, address: "/", open, made: countAuditLines(session) };
	},
} satisfies Writes;
