import type { Page } from "playwright-core";
import { createIntl } from "react-intl";
import { formatLocale } from "#shared/core/locales.ts";
import { broadcastMessages } from "#web/community/broadcasts/broadcasts.messages.ts";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { entriesMessages } from "#web/competition/registrations/staff/entries.messages.ts";
import { eventTabs } from "#web/competition/workspace/eventTabs.ts";
import { workspaceMessages } from "#web/competition/workspace/workspace.messages.ts";
import { paths } from "#web/core/address/paths.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest, dateIn } from "../../core/events.ts";
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
	"an event is a workspace of tabs, and what a family sees is one press away: $language at $width",
	async ({ language, width }) => {
		const event = await createEventForTest({ fee: 5_000 });
		await addEventClassForTest(event.id);
		const { cookie } = await createPersonForTest();
		await call("POST", `/events/${event.id}/register`, { cookie });
		const text = workspaceMessages[language];
		await visit({ language, width, session: await admin() }, async (page) => {
			await page.goto(`/events/${event.id}`);
			const tabs = page.getByRole("navigation", { name: text["workspace.tabs"], exact: true });
			await tabs.waitFor();
			await expectGoodScreen(page, language, /Person/);
			for (const { label, page: name } of eventTabs.filter(({ isOf }) => !isOf || isOf(event))) {
				await tabs.getByRole("link", { name: new RegExp(`^${label[language]}`) }).click();
				await page.waitForURL(`**${paths[name as "event"](event.id)}`);
				const main = page.getByRole("main");
				await main.getByRole("heading", { name: label[language], exact: true }).waitFor();
				await expectGoodScreen(page, language, /Person|KD/);
			}
			await page.getByRole("link", { name: text["workspace.familyView"], exact: true }).click();
			await page.locator(".event-classes").waitFor();
			await page.getByText(text["workspace.isFamilyView"], { exact: true }).waitFor();
			await expectSoon(() => tabs.count(), 0);
			await page
				.getByRole("link", { name: text["workspace.leaveFamilyView"], exact: true })
				.click();
			await tabs.waitFor();
		});
	},
);

test("after its last day an event offers what comes then, and no registration or cancellation", async () => {
	const event = await createEventForTest({ eventDate: dateIn(-2) });
	const text = workspaceMessages.en;
	await visit({ session: await admin() }, async (page) => {
		await page.goto(`/events/${event.id}`);
		await page.getByRole("link", { name: text["workspace.thank"], exact: true }).waitFor();
		await button(page, text["workspace.copyToNextYear"]).waitFor();
		await button(page, text["workspace.more"]).click();
		await page.getByRole("menuitem", { name: manageMessages.en["manage.delete"] }).waitFor();
		await expectSoon(() => page.getByRole("menuitem").count(), 1);
		await page.goto(`/events/${event.id}/entries`);
		await page.getByText(registrationMessages.en["reg.noEntries"], { exact: true }).waitFor();
		await expectSoon(
			() => page.getByRole("link", { name: entriesMessages.en["entries.desk"] }).count(),
			0,
		);
	});
});
