import type { Page } from "playwright-core";
import { inboxMessages } from "#web/people/contact/inbox.messages.ts";
import { createMessageForTest } from "../../core/contact.ts";
import { uniqueText } from "../../core/unique.ts";
import { countAuditLines, fill, fillInName, pressedInList, staff, type Writes } from "../write.ts";

export default {
	"a message is answered": async () => {
		const [message, session] = await Promise.all([createMessageForTest(), staff()]);
		const open = (page: Page) => fill(page, inboxMessages.en["inbox.text"], "On Sundays at six.");
		return { session, address: `/messages?id=${message.id}`, open, made: countAuditLines(session) };
	},
	"a message is marked as done": async () => {
		const name = uniqueText("Reem");
		const [, session] = await Promise.all([createMessageForTest({ name }), staff()]);
		const button = (page: Page) =>
			page.getByRole("button", {
				name: fillInName(inboxMessages.en["inbox.markDoneOf"], name),
				exact: true,
			});
		return {
			session,
			address: "/messages",
			...pressedInList(button),
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
