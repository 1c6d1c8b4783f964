import { dutyMessages, manageDutyMessages } from "#web/competition/duties/duties.messages.ts";
import { needsMessages } from "#web/competition/events/page/needs.messages.ts";
import { weighInMessages } from "#web/competition/weigh-in/weigh-in.messages.ts";
import { errorMessages } from "#web/core/forms/errors.messages.ts";
import { call } from "../../core/api.ts";
import { createClosedClassForTest } from "../../core/draws.ts";
import { giveDutyForTest } from "../../core/duties.ts";
import { dateIn } from "../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { languagesInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const phone = 390;

test.each(languagesInTurn())(
	"staff send the link of a duty in %s; its first user weighs on a phone, its second one reads that it was used",
	async (language) => {
		const text = manageDutyMessages[language];
		const duty = dutyMessages[language];
		const { event, eventClass, people } = await createClosedClassForTest(2);
		const [holder, late] = await createPeopleForTest(2);
		let link = "";
		await visit({ language, width: 1280, session: await admin() }, async (page) => {
			await page.goto(`/events/${event.id}/duties`);
			await page.getByRole("button", { name: text["manageDuty.give"] }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByLabel(text["manageDuty.to"], { exact: true }).selectOption("toLink");
			await dialog.getByRole("button", { name: text["manageDuty.give"], exact: true }).click();
			link = (await page.locator(".duty-link code").textContent()) ?? "";
			await dialog.getByRole("button", { name: text["manageDuty.done"], exact: true }).click();
			await page.getByText(text["manageDuty.waiting"], { exact: true }).waitFor();
		});
		const { pathname, hash } = new URL(link);
		await visit({ language, width: phone, session: holder.cookie }, async (page) => {
			await page.goto(pathname + hash);
			await page.getByRole("button", { name: duty["duty.take"], exact: true }).click();
			await page.waitForURL(`**/events/${event.id}/weigh-in`);
			const [{ firstName, lastName }] = people;
			await page.getByRole("button", { name: `${firstName} ${lastName}` }).click();
			const words = weighInMessages[language];
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("textbox", { name: words["weighIn.weight"] }).fill("41.5");
			await dialog.getByRole("button", { name: words["weighIn.save"], exact: true }).click();
			await expectSoon(() => page.locator(".badge.good").count(), 1);
			// Only staff and the chief judge close a weigh-in.
			await page
				.getByLabel(words["weighIn.class"], { exact: true })
				.selectOption(String(eventClass.id));
			await expectSoon(() => page.getByRole("button", { name: words["weighIn.close"] }).count(), 0);
			await page.goto("/dashboard");
			await page.getByRole("heading", { name: duty["duty.coming"], exact: true }).waitFor();
		});
		const expected = /Failed to load resource|409/;
		await visit({ language, width: phone, session: late.cookie, expected }, async (page) => {
			await page.goto(pathname + hash);
			await page.getByRole("button", { name: duty["duty.take"], exact: true }).click();
			await page
				.getByRole("alert")
				.getByText(errorMessages[language]["error.duty_link_used"])
				.first()
				.waitFor();
			await page.goto(`/events/${event.id}/weigh-in`);
			await page.getByText(duty["duty.none"], { exact: true }).waitFor();
		});
	},
);

test("a visitor who opens the link of a duty signs in first and then takes it", async () => {
	await visit({ width: phone, expected: /401/ }, async (page) => {
		await page.goto("/duty#7.01JX0000000000000000000000.abcdefghijabcdefghijabcdefghij");
		await page.waitForURL("**/login");
		const intent = await page.evaluate(() => sessionStorage.getItem("intent"));
		expect(intent).toBe("/duty#7.01JX0000000000000000000000.abcdefghijabcdefghijabcdefghij");
	});
});

test.each([
	["admin", "/admin"],
	["coach", "/coach"],
] as const)("the first page of a person on duty, %s, leads to the duty", async (role, path) => {
	const { event } = await createClosedClassForTest(1);
	const { id, cookie } = await createPersonForTest({ role, isApproved: true });
	await giveDutyForTest(event.id, { scope: "announcer", userId: id });
	await visit({ width: phone, session: cookie }, async (page) => {
		await page.goto(path);
		const card = page.getByRole("region", { name: dutyMessages.en["duty.coming"] });
		await card.getByRole("link", { name: dutyMessages.en["duty.open.eventDraw"] }).click();
		await page.waitForURL(`**/events/${event.id}/draw`);
	});
});

test("the event's page leads a person on duty to its pages, and the chief judge to the weigh-in too", async () => {
	const { event } = await createClosedClassForTest(1);
	const [{ id, cookie }] = await createPeopleForTest(1);
	await giveDutyForTest(event.id, { scope: "chief", userId: id });
	const weighIn = dutyMessages.en["duty.open.weighIn"];
	await visit({ width: phone, session: cookie }, async (page) => {
		await page.goto("/dashboard");
		const card = page.getByRole("region", { name: dutyMessages.en["duty.coming"] });
		await card.getByRole("link", { name: weighIn }).waitFor();
		await page.goto(`/events/${event.id}`);
		await page.getByRole("link", { name: dutyMessages.en["duty.open.eventDraw"] }).waitFor();
		await page.getByRole("link", { name: weighIn }).click();
		await page.waitForURL(`**/events/${event.id}/weigh-in`);
		// Registration that opens again on the day hides neither duties nor the draw.
		const { body } = await call("GET", `/events/${event.id}`, { cookie: await admin() });
		const today = { ...body, eventDate: dateIn(0), registrationDeadline: dateIn(0) };
		await call("PUT", `/events/${event.id}`, { cookie: await admin(), body: today });
		await page.goto(`/events/${event.id}`);
		await page.getByRole("link", { name: weighIn }).waitFor();
		await page.getByRole("link", { name: needsMessages.en["needs.draw"] }).waitFor();
	});
});

test("a person on duty at an event that was called off reads so, not that nobody has entered", async () => {
	const { event } = await createClosedClassForTest(1);
	const [{ id, cookie }] = await createPeopleForTest(1);
	await giveDutyForTest(event.id, { scope: "desk", userId: id });
	const body = { reason: "The hall is flooded" };
	await call("POST", `/events/${event.id}/cancel`, { cookie: await admin(), body });
	await visit({ width: phone, session: cookie }, async (page) => {
		for (const path of ["weigh-in", "draw"]) {
			await page.goto(`/events/${event.id}/${path}`);
			await page.getByText(body.reason, { exact: true }).waitFor();
		}
	});
});
