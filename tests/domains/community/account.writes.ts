import type { Page } from "playwright-core";
import { accountMessages } from "#web/community/account/account.messages.ts";
import { accountsMessages } from "#web/community/account/staff/accounts.messages.ts";
import { auditBy } from "../../core/audit.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import { createSecondFactorForTest } from "../../core/signIns.ts";
import { countAuditLines, press, staff, type Writes } from "../write.ts";

export default {
	"a second factor is turned off": async () => {
		const person = await createSecondFactorForTest();
		const open = (page: Page) => press(page, accountMessages.en["account.turnOff"]);
		const made = async () =>
			(await auditBy(person.id)).filter(({ action }) => action === "second_factor_off").length;
		return { session: person, address: "/account", open, made };
	},
	"somebody is signed out everywhere by staff": async () => {
		const [person, session] = [await createPersonForTest(), await staff()];
		await makeFindable(person);
		const open = async (page: Page) => {
			await page.getByRole("searchbox").fill(person.email);
			await page
				.getByRole("button", { name: new RegExp(`^${accountsMessages.en["accounts.open"]}`) })
				.click();
			await press(page, accountsMessages.en["accounts.sessions"]);
		};
		return { session, address: "/accounts", open, made: countAuditLines(session) };
	},
} satisfies Writes;
