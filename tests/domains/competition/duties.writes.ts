import type { Page } from "playwright-core";
import { dutyLinkPath } from "#shared/competition/duties/duty-link.ts";
import { dutyMessages, manageDutyMessages } from "#web/competition/duties/duties.messages.ts";
import { createClosedClassForTest } from "../../core/draws.ts";
import { giveDutyForTest, makeDutyLinkForTest } from "../../core/duties.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, press, staff, type Writes } from "../write.ts";

const text = manageDutyMessages.en;

export default {
	"a duty is assigned": async () => {
		const [{ event }, session] = await Promise.all([createClosedClassForTest(1), staff()]);
		return {
			session,
			address: `/events/${event.id}/duties`,
			open: async (page: Page) => {
				await press(page, text["manageDuty.give"]);
				await page
					.getByRole("dialog")
					.getByLabel(text["manageDuty.to"], { exact: true })
					.selectOption("toLink");
			},
			done: async (page: Page) => {
				await page.locator(".duty-link").waitFor();
			},
			made: countAuditLines(session),
		};
	},
	"a duty is withdrawn": async () => {
		const [{ event }, session, person] = await Promise.all([
			createClosedClassForTest(1),
			staff(),
			createPersonForTest(),
		]);
		await giveDutyForTest(event.id, { userId: person.id });
		return {
			session,
			address: `/events/${event.id}/duties`,
			open: async (page: Page) => {
				await page.getByRole("button", { name: /^Withdraw the duty/ }).click();
			},
			made: countAuditLines(session),
		};
	},
	"a duty is taken by link": async () => {
		const [event, session] = await Promise.all([createEventForTest(), createPersonForTest()]);
		const { claim } = await makeDutyLinkForTest(event.id);
		return {
			session,
			address: dutyLinkPath(claim),
			open: async () => undefined,
			button: (page: Page) =>
				page.getByRole("button", { name: dutyMessages.en["duty.take"], exact: true }),
			done: async (page: Page) => {
				await page.waitForURL(`**/events/${event.id}/weigh-in`);
			},
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
