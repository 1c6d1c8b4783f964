import type { Page } from "playwright-core";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, fill, type Writes } from "../write.ts";

export default {
	"a month of the plan is made": async () => {
		const session = await createPersonForTest({ role: "super-admin" });
		const open = async (page: Page) => {
			await fill(page, "Title (English)", "Kata month");
			await fill(page, "Title (Arabic)", "شهر الكاتا");
		};
		return {
			session,
			address: "/?tab=plans&year=2036&id=new",
			open,
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
