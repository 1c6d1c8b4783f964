import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { recordMessages } from "#web/platform/records/records.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call } from "../../core/api.ts";
import { createEventForTest, dateIn, eventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { foreignTexts } from "../shell/foreign.ts";
import { inLanguage, seeToast } from "../steps.ts";

const staff = async () =>
	(await createPersonForTest({ role: "admin", firstName: "مريم Mariam" })).cookie;
const dialog = (page: Page) => page.getByRole("dialog");
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const submit = (page: Page) => dialog(page).locator("button[type=submit]");
const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
const text = (page: Page, reader: Locale, label: "name" | "description" | "place", of: Locale) =>
	field(page, inLanguage(reader, manageMessages[reader][`manage.${label}`], of));
const time = (page: Page, reader: Locale, of: "date" | "deadline") =>
	field(
		page,
		manageMessages[reader]["manage.timeOf"].replace(
			"{date}",
			manageMessages[reader][`manage.${of}`],
		),
	);

test("an unsaved event draft survives closing the dialog and reloading", async () => {
	const manage = manageMessages.en;
	await visit({ session: await staff() }, async (page) => {
		const open = async () => {
			await page.goto("/events");
			await press(page, eventMessages.en["event.new"]);
			await dialog(page).waitFor();
		};
		await open();
		await text(page, "en", "name", "en").fill("Desert Cup");
		await field(page, manage["manage.date"]).fill(dateIn(30));
		await time(page, "en", "date").fill("17:30");
		await press(page, uiMessages.en["ui.cancel"]);
		await open();
		await dialog(page)
			.getByText(/^You began this/)
			.waitFor();
		expect(await text(page, "en", "name", "en").inputValue()).toBe("Desert Cup");
		expect(await time(page, "en", "date").inputValue()).toBe("17:30");
		await dialog(page).getByText(recordMessages.en["record.missingAr"], { exact: true }).waitFor();
		await text(page, "en", "name", "ar").fill("كأس الصحراء");
		await submit(page).click();
		await seeToast(page, manage["manage.created"], manage["manage.createdText"]);
		await open();
		expect(await text(page, "en", "name", "en").inputValue()).toBe("");
	});
});

test("an event shows its responsible coach and requires a paid membership", async () => {
	const [event, coach] = await Promise.all([
		createEventForTest(),
		createPersonForTest({ role: "coach", firstName: "Faisal", lastName: uniqueName() }),
	]);
	const manage = manageMessages.en;
	await visit({ session: await staff() }, async (page) => {
		await page.goto(`/events/${event.id}`);
		await press(page, manage["manage.edit"]);
		const name = `${coach.firstName} ${coach.lastName}`;
		await field(page, manage["manage.coach"]).selectOption({ label: name });
		await field(page, manage["manage.membershipRule"]).selectOption("require");
		await submit(page).click();
		await seeToast(page, manage["manage.saved"]);
		await page.getByRole("main").getByText(name).waitFor();
	});
	const { body } = await call("GET", `/events/${event.id}`);
	expect(body).toMatchObject({ coachId: coach.id, membershipRule: "require" });
});

test.each(viewsInTurn())(
	"two people editing an event at once resolve the conflict without losing text: $language at $width",
	async ({ language, width }) => {
		const [manage, ui] = [manageMessages[language], recordMessages[language]];
		const event = await createEventForTest();
		const session = await staff();
		await visit({ language, width, session, expected: /status of 409/ }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await press(page, manage["manage.edit"]);
			expect(await dialog(page).getByRole("textbox").first().getAttribute("lang")).toBe(language);
			await text(page, language, "place", "en").fill("Mine: hall 2");
			await field(page, manage["manage.waitingList"]).uncheck();
			await field(page, manage["manage.type"]).selectOption("grading");
			const theirs = eventForTest({
				location: "Theirs: hall 3",
				eventType: "seminar",
				registrationDeadline: `${dateIn(20)}T18:15`,
			});
			await call("PUT", `/events/${event.id}`, {
				cookie: await staff(),
				body: { ...theirs, version: event.version },
			});
			await submit(page).click();
			// Fields changed only by the other person are merged, times too; for fields changed by both,
			// a choice is required.
			await dialog(page).getByText(ui["record.takenOver"], { exact: true }).waitFor();
			expect(await time(page, language, "deadline").inputValue()).toBe("18:15");
			expect(await text(page, language, "place", "en").inputValue()).toBe("Mine: hall 2");
			const clashes = dialog(page).locator(".clashes li");
			await clashes
				.getByText(eventMessages[language]["event.type.seminar"], { exact: true })
				.waitFor();
			expect(await clashes.count()).toBe(2);
			expect(await submit(page).isDisabled()).toBe(true);
			const foreign = await foreignTexts(page, language);
			expect(
				foreign.filter((words) => !/Theirs|Mine|Mariam|Weigh-in|Test Cup/.test(words)),
			).toEqual([]);
			await expectNoSeriousAxe(page);
			const settle = (label: string, choice: "useTheirs" | "keepMine") =>
				clashes
					.filter({ hasText: label })
					.getByRole("button", { name: ui[`record.${choice}`], exact: true })
					.click();
			await settle(manage["manage.type"], "useTheirs");
			await settle(inLanguage(language, manage["manage.place"], "en"), "keepMine");
			await submit(page).click();
			await seeToast(page, manage["manage.saved"]);
		});
		expect((await call("GET", `/events/${event.id}`)).body).toMatchObject({
			location: "Mine: hall 2",
			eventType: "seminar",
			waitingList: false,
			registrationDeadline: expect.stringContaining("18:15"),
		});
	},
);
