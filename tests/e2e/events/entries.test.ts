import type { Page } from "playwright-core";
import { createIntl } from "react-intl";
import { formatLocale } from "#shared/core/locales.ts";
import { broadcastMessages } from "#web/community/broadcasts/broadcasts.messages.ts";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { entriesMessages } from "#web/competition/registrations/staff/entries.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { addEventClassForTest, enterForTest } from "../../core/squads.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { expectGoodScreen } from "../goodScreen.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test.each(viewsInTurn())(
	"staff approve by keyboard, undo it, raise the places and message pending entrants: $language at $width",
	async ({ language, width }) => {
		const text = entriesMessages[language];
		const intl = createIntl({ locale: formatLocale[language], messages: text });
		const say = (id: keyof typeof text, values: Record<string, number | string>) =>
			intl.formatMessage({ id }, values);
		const event = await createEventForTest();
		const kumite = await addEventClassForTest(event.id, { maxParticipants: 2 });
		const people = await createPeopleForTest(3);
		for (const person of people) await enterForTest(kumite, person);
		const session = await admin();
		const statusOf = async ({ cookie }: { cookie: string }) =>
			(await call("GET", "/me/registrations", { cookie })).body[0].status;
		await visit({ language, width, session }, async (page) => {
			await page.goto(`/events/${event.id}/entries`);
			await page.locator("tbody [data-row]").nth(1).waitFor();
			await expectGoodScreen(page, language, /Person/);
			await page.keyboard.press("j");
			await page.keyboard.press("a");
			await page.getByText(say("entries.countApproved", { count: 1 }), { exact: true }).waitFor();
			expect(await statusOf(people[0])).toBe("approved");
			await button(page, uiMessages[language]["ui.undo"]).click();
			await page.getByText(say("entries.takenBack", { count: 1 }), { exact: true }).waitFor();
			expect(await statusOf(people[0])).toBe("pending");

			await page.goto(`/events/${event.id}/entries?status=waitlisted`);
			await page.getByText(say("entries.position", { position: 1 }), { exact: true }).waitFor();
			const link = page.getByRole("link", { name: say("entries.message", { count: 1 }) });
			await link.waitFor();
			await page.keyboard.press("j");
			await page.keyboard.press("x");
			await page.getByText(say("entries.classFull", { taken: 2, max: 2 })).waitFor();
			await expectSoon(
				() => button(page, registrationMessages[language]["reg.approve"]).isDisabled(),
				true,
			);
			await expectGoodScreen(page, language, /Person/);
			await button(page, text["entries.raise"]).click();
			const dialog = page.getByRole("dialog");
			await dialog
				.getByLabel(manageEventClassMessages[language]["manageEventClass.max"], { exact: true })
				.fill("3");
			await dialog.locator("button[type=submit]").click();
			await dialog.waitFor({ state: "detached" });
			await eventually(async () => (await statusOf(people[2])) === "pending", "the place");

			await page.goto(`/events/${event.id}/entries?status=pending`);
			await page.getByRole("link", { name: say("entries.message", { count: 3 }) }).click();
			const field = (id: "broadcast.event" | "broadcast.entryStatus") =>
				dialog.getByLabel(broadcastMessages[language][id], { exact: true });
			await expectSoon(() => field("broadcast.entryStatus").inputValue(), "pending");
			await eventually(
				async () => (await field("broadcast.event").inputValue()) === String(event.id),
				"the event to be chosen",
			);
		});
	},
);

test("the entries page of an event that does not exist links to the list of events", async () => {
	await visit({ session: await admin(), expected: /status of 404/ }, async (page) => {
		await page.goto("/events/999999999/entries");
		await page.getByRole("heading", { name: eventMessages.en["event.notFound"] }).waitFor();
		await page
			.getByRole("main")
			.getByRole("link", { name: eventMessages.en["event.back"] })
			.last()
			.click();
		await page.waitForURL("**/events");
	});
});

test.each(viewsInTurn())(
	"the page of an event shows staff their tools, and folds their own registration: $language at $width",
	async ({ language, width }) => {
		const event = await createEventForTest();
		await addEventClassForTest(event.id);
		const { cookie } = await createPersonForTest();
		await call("POST", `/events/${event.id}/register`, { cookie });
		await visit({ language, width, session: await admin() }, async (page) => {
			await page.goto(`/events/${event.id}`);
			const tools = page.getByRole("region", {
				name: manageMessages[language]["manage.title"],
				exact: true,
			});
			await tools.getByRole("link").nth(1).waitFor();
			const names = async () => (await tools.locator("a, button").allTextContents()).slice(2);
			await expectSoon(names, [
				manageMessages[language]["manage.message"],
				manageMessages[language]["manage.edit"],
				manageMessages[language]["manage.copy"],
				manageMessages[language]["manage.callOff"],
				manageMessages[language]["manage.delete"],
			]);
			const classes = page.locator(".event-own .event-classes");
			expect(await classes.isVisible()).toBe(false);
			await page.getByText(eventMessages[language]["event.own"], { exact: true }).click();
			await classes.waitFor();
		});
	},
);
