import type { Page } from "playwright-core";
import { forgetAttempts } from "#functions/core/http/throttle.ts";
import { landingMessages } from "#web/app/landing/landing.messages.ts";
import contactAdmin from "#web/people/contact/contact.admin.ts";
import { contactMessages } from "#web/people/contact/contact.messages.ts";
import { inboxMessages } from "#web/people/contact/inbox.messages.ts";
import { mailTo } from "../../core/api.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import { uniqueEmail, uniqueText } from "../../core/unique.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { seeToast } from "../steps.ts";

const named = (template: string, name: string) => template.replace("{name}", name);
const field = (page: Page, name: string) =>
	page.getByRole("dialog").getByLabel(name, { exact: true });

test.each(viewsInTurn())(
	"a visitor in $language at $width sends a message, and an admin answers it from the dashboard",
	async ({ language, width }) => {
		const [text, contact] = [inboxMessages[language], contactMessages[language]];
		const [name, email] = [uniqueText("Reem"), uniqueEmail("reem")];
		const question = uniqueText("When do beginners train?");
		// All browsers of this run share an IP address, from which other tests have sent messages.
		await forgetAttempts("contact", "127.0.0.1");
		await visit({ language, width }, async (page) => {
			await page.goto("/");
			await page
				.locator("#join")
				.getByRole("button", { name: landingMessages[language]["landing.contact"] })
				.click();
			await field(page, contact["contact.name"]).fill(name);
			await field(page, contact["contact.email"]).fill(email);
			await field(page, contact["contact.message"]).fill(question);
			await page
				.getByRole("dialog")
				.getByRole("button", { name: contact["contact.send"], exact: true })
				.click();
			await seeToast(page, contact["contact.sent"]);
		});
		const keeper = await createPersonForTest({ role: "admin" });
		await makeFindable(keeper);
		const { cookie, firstName, lastName } = keeper;
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/");
			await page
				.getByRole("link", { name: new RegExp(contactAdmin.figures[0].label[language]) })
				.click();
			await page.getByText(question, { exact: true }).waitFor();
			// The admin assigns the message to themselves.
			const assignee = page.getByLabel(named(text["inbox.assignToOf"], name), { exact: true });
			const self = `${firstName} ${lastName}`;
			await assignee.selectOption({ label: self });
			await seeToast(page, text["inbox.wasAssigned"], self);
			await page
				.getByRole("button", { name: named(text["inbox.answerTo"], name), exact: true })
				.click();
			// An empty answer is not sent.
			await page
				.getByRole("dialog")
				.getByRole("button", { name: text["inbox.send"], exact: true })
				.click();
			await expectSoon(() => field(page, text["inbox.text"]).getAttribute("aria-invalid"), "true");
			await field(page, text["inbox.text"]).fill("On Sundays at six.");
			await page
				.getByRole("dialog")
				.getByRole("button", { name: text["inbox.send"], exact: true })
				.click();
			await seeToast(page, text["inbox.sent"]);
			// A message that is done is no longer among the open ones.
			await page.getByText(question, { exact: true }).waitFor({ state: "detached" });
			await page.getByRole("button", { name: text["inbox.done"], exact: true }).click();
			const card = page.locator(".message-card").filter({ hasText: question });
			await card.getByText("On Sundays at six.", { exact: true }).waitFor();
			await card.getByText(text["inbox.reopen"], { exact: true }).click();
			await seeToast(page, text["inbox.wasReopened"]);
			await card.waitFor({ state: "detached" });
		});
		expect((await mailTo(email, () => true)).text).toContain("On Sundays at six.");
	},
);
