import type { Page } from "playwright-core";
import { broadcastsMailMessages } from "#web/community/broadcasts/broadcasts.mail.messages.ts";
import { mailMessages } from "#web/people/notifications/mail.messages.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, type Writes, waitForToast } from "../write.ts";

export default {
	"a choice of what comes by mail": async () => {
		const session = await createPersonForTest();
		const { "mail.broadcast": name } = broadcastsMailMessages.en;
		const off = mailMessages.en["mail.off"];
		const button = (page: Page) => page.getByRole("switch", { name, exact: true });
		return {
			session,
			address: "/profile#mail",
			open: async () => {},
			button,
			done: waitForToast(off),
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
