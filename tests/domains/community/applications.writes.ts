import type { Page } from "playwright-core";
import { forgetAttempts } from "#functions/core/http/throttle.ts";
import { applicationsMessages } from "#web/community/applications/applications.messages.ts";
import { applyMessages } from "#web/community/applications/apply/apply.messages.ts";
import { mailsTo, mailTo } from "../../core/api.ts";
import { applicationForTest } from "../../core/applications.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, fillInName, press, staff, type Writes } from "../write.ts";

/** A pending coach, and a member of staff who decides. */
async function waitingCoach() {
	const person = await createPersonForTest({ role: "coach", isApproved: false });
	const address = "/admin?tab=applications&all=1";
	return { coach: `${person.firstName} ${person.lastName}`, session: await staff(), address };
}

export default {
	"somebody applies to be a coach": async () => {
		const body = applicationForTest();
		// All browsers of this run share an IP address.
		await forgetAttempts("apply", "127.0.0.1");
		const apply = applyMessages.en;
		const open = async (page: Page) => {
			const form = page.locator("#apply form:not([action])");
			await form.waitFor();
			const type = (label: string, value: string) =>
				form.getByLabel(label, { exact: true }).fill(value);
			await type(apply["apply.firstName"], body.firstName);
			await type(apply["apply.lastName"], body.lastName);
			await type(apply["apply.email"], body.email);
			await type(apply["apply.phone"], body.phoneNumber);
			await form.getByLabel(apply["apply.belt"], { exact: true }).selectOption("black-1");
			await type(apply["apply.experience"], body.experience);
			await type(apply["apply.password"], body.password);
			await type(apply["apply.confirm"], body.password);
		};
		return {
			address: "/coaches#apply",
			open,
			button: (page) => page.locator("#apply button[type=submit]"),
			done: (page) => page.locator("#apply > div > .notice.good").waitFor(),
			// A second application would find the address in use and email its owner.
			made: async () => {
				await mailTo(body.email);
				return (await mailsTo(body.email)).length;
			},
		};
	},
	"a coach is approved": async () => {
		const { session, coach, address } = await waitingCoach();
		const name = fillInName(applicationsMessages.en["applications.approveOf"], coach);
		const button = (page: Page) => page.getByRole("button", { name, exact: true });
		const done = (page: Page) => button(page).waitFor({ state: "detached" });
		return { session, address, open: async () => {}, button, done, made: countAuditLines(session) };
	},
	"an application is rejected": async () => {
		const { session, coach, address } = await waitingCoach();
		const open = (page: Page) =>
			press(page, fillInName(applicationsMessages.en["applications.rejectOf"], coach));
		return { session, address, open, made: countAuditLines(session) };
	},
} satisfies Writes;
