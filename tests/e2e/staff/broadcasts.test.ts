import type { Page } from "playwright-core";
import { recordMessages } from "#web/base/records/records.messages.ts";
import broadcastsAdmin from "#web/community/broadcasts/broadcasts.admin.ts";
import { broadcastsMailMessages } from "#web/community/broadcasts/broadcasts.mail.messages.ts";
import { broadcastMessages } from "#web/community/broadcasts/broadcasts.messages.ts";
import { mailMessages } from "#web/people/notifications/mail.messages.ts";
import { mailsTo, mailTo } from "../../core/api.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import { createSquadForTest } from "../../core/squads.ts";
import { uniqueText } from "../../core/unique.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { followStaffMenu, inLanguage, seeToast } from "../steps.ts";

test.each(viewsInTurn())(
	"an admin in $language at $width sends an announcement to a coach's students and sees how many it reached",
	async ({ language, width }) => {
		const [text, mail] = [broadcastMessages[language], mailMessages[language]];
		const { coach, students } = await createSquadForTest([{ preferredLanguage: language }, {}]);
		const [reader, refusing] = students;
		const lastName = `Saif${coach.id}`;
		const name = `${coach.firstName} ${coach.lastName}`;
		const whose = text["broadcast.to.students"].replace("{name}", `\u2068${name}\u2069`);
		await makeFindable({ ...coach, lastName });
		// First, one of the students turns off emails of this kind.
		await visit({ language, width, session: refusing.cookie }, async (page) => {
			await page.goto("/profile#mail");
			const choice = page.getByRole("switch", {
				name: broadcastsMailMessages[language]["mail.broadcast"],
				exact: true,
			});
			await choice.click();
			await seeToast(page, mail["mail.off"]);
			await page.reload();
			await choice.waitFor();
			await expectSoon(() => choice.isChecked(), false);
		});
		const { cookie } = await createPersonForTest({ role: "admin" });
		const title = uniqueText("Moved");
		await visit({ language, width, session: cookie }, async (page) => {
			const dialog = page.getByRole("dialog");
			const button = (name: string) => dialog.getByRole("button", { name, exact: true });
			// The button for a new announcement is below an empty list.
			const begin = page.getByRole("button", {
				name: new RegExp(`^(${text["broadcast.new"]}|${text["broadcast.first"]})$`),
			});
			await page.goto("/admin");
			await followStaffMenu(page, language, broadcastsAdmin.links[0].label[language]);
			await begin.click();
			await dialog.getByLabel(text["broadcast.audience"], { exact: true }).selectOption("students");
			await button(text["broadcast.preview"]).click();
			// No recipient is chosen and no text is written yet.
			const subject = field(page, inLanguage(language, text["broadcast.subject"], "en"));
			await expectSoon(() => subject.getAttribute("aria-invalid"), "true");
			await chooseCoach(page, lastName);
			await write(page, language, title);
			await dialog.getByRole("switch", { name: text["broadcast.byMail"], exact: true }).click();
			// The draft is restored when the dialog is reopened, except the coach, whose name it does not
			// store.
			await page.keyboard.press("Escape");
			await dialog.waitFor({ state: "detached" });
			await begin.click();
			await dialog
				.getByText(recordMessages[language]["record.draftDiscard"], { exact: true })
				.waitFor();
			await chooseCoach(page, lastName);
			await button(text["broadcast.preview"]).click();
			// The recipients are named and stay chosen when going back.
			await dialog.getByText(whose, { exact: true }).waitFor();
			await button(text["broadcast.edit"]).click();
			await dialog.locator(".coach-choice strong").getByText(name, { exact: true }).waitFor();
			await button(text["broadcast.preview"]).click();
			await dialog
				.getByText(language === "en" ? "It reaches 2 people." : "ستصل إلى شخصين.")
				.waitFor();
			for (const line of [title, `${title} ع`])
				await dialog.getByText(line, { exact: true }).waitFor();
			await button(language === "en" ? "Send to 2 people" : "إرسال إلى شخصين").click();
			await seeToast(page, text["broadcast.begun"]);
			const card = page.locator(".broadcast-card").filter({ hasText: title });
			await card
				.getByText(language === "en" ? "Reached 2 people" : "وصلت إلى شخصين", { exact: true })
				.waitFor();
		});
		const own = language === "en" ? title : `${title} ع`;
		await visit({ language, width, session: reader.cookie }, async (page) => {
			await page.goto("/notifications");
			await page.locator(".notification-title").filter({ hasText: own }).waitFor();
		});
		await mailTo(reader.email, ({ subject }) => subject === own);
		expect(await mailsTo(refusing.email)).toEqual([]);
	},
);

const field = (page: Page, name: string) =>
	page.getByRole("dialog").getByLabel(name, { exact: true });

/** Searches for a coach by name and selects them. */
async function chooseCoach(page: Page, name: string): Promise<void> {
	const choice = page.getByRole("dialog").locator(".coach-choice");
	await choice.getByRole("button").click();
	await choice.getByRole("searchbox").fill(name);
	await choice.locator("li").getByRole("button").click();
	await choice.locator("strong").waitFor();
}

async function write(page: Page, language: "en" | "ar", title: string): Promise<void> {
	const text = broadcastMessages[language];
	for (const [label, words] of [
		[text["broadcast.subject"], title],
		[text["broadcast.message"], "Osu"],
	]) {
		await field(page, inLanguage(language, label, "en")).fill(words);
		await field(page, inLanguage(language, label, "ar")).fill(`${words} ع`);
	}
}
