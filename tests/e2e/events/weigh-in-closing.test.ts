import { fieldWords } from "#shared/core/fields/field-words.ts";
import { drawMessages } from "#web/competition/draws/draws.messages.ts";
import {
	closingMessages,
	manageClosingMessages,
} from "#web/competition/weigh-in/closing.messages.ts";
import { weighInMessages } from "#web/competition/weigh-in/weigh-in.messages.ts";
import { call } from "../../core/api.ts";
import { createClosedClassForTest } from "../../core/draws.ts";
import { sessionOnDuty } from "../../core/duties.ts";
import { dateIn, moveEventToToday } from "../../core/events.ts";
import { admin } from "../../core/people.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const beginOf = (text: string) => text.split("{")[0];

test.each(viewsInTurn())(
	"the weigh-in closes in $language at $width: staff set the time, a member reads it, the check-in desk names who is missing",
	async (view) => {
		const text = manageClosingMessages[view.language];
		const closing = closingMessages[view.language];
		const { event, eventClass, people } = await createClosedClassForTest(2);
		const [{ cookie, firstName, lastName }] = people;
		await moveEventToToday(event.id);
		const weighIn = `/events/${event.id}/weigh-in`;
		const expected = /Failed to load resource|400/;
		await visit({ ...view, session: await admin(), expected }, async (page) => {
			await page.goto(weighIn);
			await page.getByRole("button", { name: text["manageClosing.set"], exact: true }).click();
			const dialog = page.getByRole("dialog");
			const day = dialog.getByLabel(text["manageClosing.day"], { exact: true });
			const save = dialog.getByRole("button", { name: text["manageClosing.save"], exact: true });
			await dialog.getByLabel(text["manageClosing.time"], { exact: true }).fill("23:59");
			await day.fill(dateIn(-9));
			await save.click();
			const wrong = fieldWords[view.language]["field.outside_event"];
			await dialog.getByText(wrong, { exact: true }).waitFor();
			await day.fill(dateIn(0));
			await save.click();
			await page.getByText(beginOf(closing["closing.closesIn"])).first().waitFor();
		});
		await visit({ ...view, session: cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await page.getByText(beginOf(closing["closing.closesIn"])).first().waitFor();
			await page.goto("/dashboard");
			const card = page.getByRole("region", { name: drawMessages[view.language]["draw.ownDay"] });
			await card.getByText(beginOf(closing["closing.closesIn"])).first().waitFor();
		});
		const body = { closesAt: `${dateIn(-1)}T20:00`, version: 1 };
		const path = `/events/${event.id}/weigh-in`;
		expect((await call("PUT", path, { cookie: await admin(), body })).status).toBe(200);
		await visit({ ...view, session: await sessionOnDuty(event.id, "desk") }, async (page) => {
			await page.goto(weighIn);
			await page.getByText(text["manageClosing.byStaff"], { exact: true }).waitFor();
			const missing = page.locator(".not-weighed");
			await missing.getByText(`${firstName} ${lastName}`).waitFor();
			await expectSoon(() => missing.getByRole("button").count(), 0);
		});
		await visit({ ...view, session: await sessionOnDuty(event.id, "chief") }, async (page) => {
			await page.goto(weighIn);
			const words = weighInMessages[view.language];
			const name = words["weighIn.closeTitle"].replace(
				"{eventClass}",
				(view.language === "ar" && eventClass.classNameAr) || eventClass.className,
			);
			await page.getByRole("button", { name, exact: true }).click();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: words["weighIn.close"], exact: true })
				.click();
			await page.getByText(words["weighIn.closedToast"], { exact: true }).first().waitFor();
			await expectSoon(() => page.locator(".not-weighed").count(), 0);
		});
	},
);
