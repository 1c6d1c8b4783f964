import { staffNavigationMessages } from "#web/app/staff/staffNavigation.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { call } from "../../core/api.ts";
import { statuses } from "../../core/entries.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import { uniqueArabicName, uniqueName } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { followStaffMenu } from "../steps.ts";

test.each(viewsInTurn())(
	"staff in $language at $width open the pending decisions, approve one registration by keyboard and reject another",
	async ({ language, width }) => {
		const [title, titleAr] = [uniqueName(), uniqueArabicName()];
		const event = await createEventForTest({
			titleEn: title,
			titleAr,
			eventDate: dateIn(1),
		});
		const [first, second] = [await createPersonForTest(), await createPersonForTest()];
		for (const { cookie } of [first, second])
			await call("POST", `/events/${event.id}/register`, { cookie });
		const text = registrationMessages[language];
		await visit({ language, width, session: await admin() }, async (page) => {
			await page.goto("/");
			await followStaffMenu(page, language, staffNavigationMessages[language]["staffNav.decide"]);
			await page.waitForURL("**/decide");
			const group = page.getByRole("region", { name: language === "ar" ? titleAr : title });
			const rows = group.getByRole("listitem");
			await rows.nth(1).waitFor();
			await expectNoSeriousAxe(page);
			await rows.first().focus();
			await page.keyboard.press("a");
			await rows.nth(1).waitFor({ state: "detached" });
			expect(await statuses(first, event.id)).toEqual(["approved"]);
			await rows.first().focus();
			await page.keyboard.press("r");
			await page.getByRole("dialog").getByRole("textbox").fill("Too late");
			await page
				.getByRole("dialog")
				.getByRole("button", { name: text["reg.reject"], exact: true })
				.click();
			await page.getByRole("dialog").waitFor({ state: "detached" });
			await group.waitFor({ state: "detached" });
			expect(await statuses(second, event.id)).toEqual(["rejected"]);
		});
	},
);
