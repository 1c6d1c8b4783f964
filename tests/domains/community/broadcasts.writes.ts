import type { Page } from "playwright-core";
import { broadcastMessages } from "#web/community/broadcasts/broadcasts.messages.ts";
import { isolateName } from "#web/core/language/langOf.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { broadcastForTest } from "../../core/broadcasts.ts";
import { uniqueText } from "../../core/unique.ts";
import { inLanguage } from "../../e2e/steps.ts";
import { countAuditLines, fill, press, staff, type Writes } from "../write.ts";

const broadcast = broadcastMessages.en;

export default {
	"a message is sent to many": async () => {
		const session = await staff();
		const open = async (page: Page) => {
			await page.getByLabel(broadcast["broadcast.role"], { exact: true }).selectOption("admin");
			for (const label of [broadcast["broadcast.subject"], broadcast["broadcast.message"]]) {
				await fill(page, inLanguage("en", label, "en"), "Lost news");
				await fill(page, inLanguage("en", label, "ar"), "خبر مفقود");
			}
			await press(page, broadcast["broadcast.preview"]);
		};
		const button = (page: Page) =>
			page.getByRole("dialog").getByRole("button", { name: /^Send to/ });
		return { session, address: "/broadcasts?id=new", open, button, made: countAuditLines(session) };
	},
	"a message that waits for its time is stopped": async () => {
		const session = await staff();
		const title = uniqueText("Later");
		const sendAt = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
		const body = { ...(await broadcastForTest()), titleEn: title, sendAt };
		const { id } = (
			await call("POST", "/notifications/broadcast", { cookie: session.cookie, body })
		).body;
		const open = (page: Page) =>
			press(page, broadcast["broadcast.stopOf"].replace("{title}", isolateName(title)));
		const made = async () =>
			(await auditOf("broadcast", id)).filter(({ action }) => action === "cancelled").length;
		return { session, address: "/broadcasts", open, made };
	},
} satisfies Writes;
