import type { Page } from "playwright-core";
import { gradingMessages } from "#web/app/dashboard/coach/grading.messages.ts";
import { promotionsMessages } from "#web/training/promotions/promotions.messages.ts";
import { call } from "../../core/api.ts";
import { auditBy } from "../../core/audit.ts";
import { createPromotionForTest, createStudentForTest } from "../../core/belts.ts";
import { createPersonForTest, makeFindable } from "../../core/people.ts";
import { countAuditLines, fill, staff, type Writes } from "../write.ts";

const promotions = promotionsMessages.en;
const grading = gradingMessages.en;

/** A pending promotion, as staff see it. */
async function waitingPromotion() {
	const [{ promotion }, session] = await Promise.all([createPromotionForTest(), staff()]);
	const done = (page: Page) => page.getByRole("dialog").waitFor({ state: "detached" });
	return { session, address: `/admin?tab=promotions&id=${promotion.id}`, done };
}

export default {
	"a promotion is approved": async () => {
		const { session, address, done } = await waitingPromotion();
		const button = (page: Page) =>
			page
				.getByRole("dialog")
				.getByRole("button", { name: promotions["promotions.approve"], exact: true });
		return { session, address, open: async () => {}, button, done, made: countAuditLines(session) };
	},
	"a promotion is rejected": async () => {
		const { session, address, done } = await waitingPromotion();
		const open = async (page: Page) => {
			await page
				.getByRole("dialog")
				.getByRole("button", { name: promotions["promotions.reject"], exact: true })
				.click();
			await fill(page, promotions["promotions.reason"], "Next time");
		};
		return { session, address, open, done, made: countAuditLines(session) };
	},
	"somebody is promoted directly": async () => {
		const [session, person] = await Promise.all([staff(), createPersonForTest()]);
		await makeFindable(person);
		const open = async (page: Page) => {
			await page.getByRole("dialog").getByRole("searchbox").fill(String(person.id));
			const name = `${promotions["promotions.choose"]}: ${person.firstName} ${person.lastName}`;
			await page.getByRole("button", { name, exact: true }).click();
			await page.getByRole("dialog").getByRole("combobox").selectOption("black-1");
		};
		return {
			session,
			address: "/admin?tab=promotions&id=new",
			open,
			made: countAuditLines(session),
		};
	},
	"a promotion is withdrawn": async () => {
		const session = await createPersonForTest();
		await call("PUT", "/auth/profile", {
			cookie: session.cookie,
			body: { currentBelt: "orange-10" },
		});
		const button = (page: Page) => page.getByRole("button", { name: /^Withdraw the request/ });
		const before = (await auditBy(session.id)).length;
		return {
			session,
			address: "/me",
			open: async () => {},
			button,
			done: (page) => button(page).waitFor({ state: "detached" }),
			made: async () => (await auditBy(session.id)).length - before,
		};
	},
	"students are proposed for a grading in one tap": async () => {
		const { coach: session } = await createStudentForTest();
		const open = async (page: Page) => {
			await page.getByText(grading["grading.title"], { exact: true }).click();
			await page.locator(".next-grading input").first().check();
		};
		const button = (page: Page) =>
			page.getByRole("button", { name: "Propose 1 student for the grading", exact: true });
		const done = (page: Page) =>
			page
				.locator(".next-grading")
				.getByText(grading["grading.isProposed"], { exact: true })
				.waitFor();
		return {
			session,
			address: "/coach?tab=students",
			open,
			button,
			done,
			made: async () =>
				(await auditBy(session.id)).filter(({ action }) => action === "proposed").length,
		};
	},
} satisfies Writes;
