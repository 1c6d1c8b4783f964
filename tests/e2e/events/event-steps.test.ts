import type { Page } from "playwright-core";
import { createIntl } from "react-intl";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { stepsMessages } from "#web/competition/event-classes/steps/steps.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { eventStepsMessages } from "#web/competition/events/steps/eventSteps.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call } from "../../core/api.ts";
import { createEventForTest, dateIn, eventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueName, uniqueText } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { expectGoodScreen } from "../goodScreen.ts";
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
			.getByText(/^You wrote this/)
			.waitFor();
		await expectSoon(() => text(page, "en", "name", "en").inputValue(), "Desert Cup");
		await expectSoon(() => time(page, "en", "date").inputValue(), "17:30");
		await dialog(page).getByText(recordMessages.en["record.missingAr"], { exact: true }).waitFor();
		await text(page, "en", "name", "ar").fill("كأس الصحراء");
		await press(page, eventStepsMessages.en["eventSteps.next"]);
		await press(page, manage["manage.create"]);
		await seeToast(page, manage["manage.created"], manage["manage.createdText"]);
		await open();
		await expectSoon(() => text(page, "en", "name", "en").inputValue(), "");
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
		await dialog(page).getByText(eventStepsMessages.en["eventSteps.moreSettings"]).first().click();
		await field(page, manage["manage.coach"]).selectOption({ label: name });
		await press(page, eventStepsMessages.en["eventSteps.next"]);
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
			await expectSoon(
				() => dialog(page).getByRole("textbox").first().getAttribute("lang"),
				language,
			);
			await text(page, language, "place", "en").fill("Mine: hall 2");
			await field(page, manage["manage.type"]).selectOption("grading");
			await press(page, eventStepsMessages[language]["eventSteps.next"]);
			await field(page, manage["manage.waitingList"]).uncheck();
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
			await expectSoon(() => time(page, language, "deadline").inputValue(), "18:15");
			await expectSoon(() => text(page, language, "place", "en").inputValue(), "Mine: hall 2");
			const clashes = dialog(page).locator(".clashes li");
			await clashes
				.getByText(eventMessages[language]["event.type.seminar"], { exact: true })
				.waitFor();
			await expectSoon(() => clashes.count(), 2);
			await expectSoon(() => submit(page).isDisabled(), true);
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

/** Counts what a person does: each press, choice and filled field. */
function countClicks(page: Page) {
	let clicks = 0;
	const counted = (act: () => Promise<unknown>) => {
		clicks += 1;
		return act();
	};
	return {
		press: (name: string) => counted(() => press(page, name)),
		fill: (label: string, value: string) => counted(() => field(page, label).fill(value)),
		check: (label: string) => counted(() => field(page, label).check()),
		clicks: () => clicks,
	};
}

test.each(viewsInTurn())(
	"staff set up an event with twelve event classes, and copy it: $language at $width",
	async ({ language, width }) => {
		const [manage, steps, classes] = [
			manageMessages[language],
			eventStepsMessages[language],
			stepsMessages[language],
		];
		const named = (of: Locale) => inLanguage(language, manage["manage.name"], of);
		const intl = createIntl({ locale: formatLocale[language], messages: classes });
		const plural = (id: "steps.fill" | "steps.save" | "steps.added", count: number) =>
			intl.formatMessage({ id }, { count });
		const titleEn = uniqueText("Twelve Cup");
		const session = await staff();
		await visit({ language, width, session }, async (page) => {
			const { press: click, fill, check, clicks } = countClicks(page);
			await page.goto("/events");
			await click(eventMessages[language]["event.new"]);
			await fill(named("en"), titleEn);
			await fill(named("ar"), "كأس الاثنتي عشرة");
			await fill(manage["manage.date"], dateIn(30));
			await click(steps["eventSteps.next"]);
			await click(manage["manage.create"]);
			await click(classes["steps.grid"]);
			await fill(classes["steps.ages"], language === "ar" ? "١٢-١٣، ١٤-١٥" : "12-13, 14-15");
			await fill(classes["steps.weights"], language === "ar" ? "٤٠، ٥٠، ٥٠+" : "40, 50, 50+");
			for (const gender of ["male", "female"] as const)
				await check(manageEventClassMessages[language][`manageEventClass.${gender}`]);
			await expectGoodScreen(page, language);
			await click(plural("steps.fill", 12));
			const names = dialog(page).getByLabel(classes["steps.nameEn"], { exact: true });
			await expectSoon(() => names.count(), 12);
			await expectSoon(() => names.last().inputValue(), "Kumite girls, 14–15 years, over 50 kg");
			await expectGoodScreen(page, language);
			await click(plural("steps.save", 12));
			await seeToast(page, plural("steps.added", 12));
			await click(steps["eventSteps.next"]);
			await expectGoodScreen(page, language);
			await click(manage["manage.publish"]);
			await page.waitForURL(/\/events\/\d+$/);
			expect(clicks()).toBeLessThanOrEqual(25);

			const copy = countClicks(page);
			await copy.press(manage["manage.copy"]);
			await expectSoon(() => field(page, named("en")).inputValue(), titleEn);
			await copy.fill(manage["manage.date"], dateIn(60));
			await copy.press(steps["eventSteps.next"]);
			await copy.press(manage["manage.create"]);
			await copy.press(plural("steps.save", 12));
			await copy.press(steps["eventSteps.next"]);
			await copy.press(steps["eventSteps.keepDraft"]);
			await page.waitForURL(/\/events\/\d+$/);
			expect(copy.clicks()).toBeLessThanOrEqual(7);
			const id = /\d+$/.exec(page.url())?.[0];
			const { body } = await call("GET", `/events/${id}`, { cookie: session });
			expect(body).toMatchObject({ titleEn, published: false });
			expect(body.classes).toHaveLength(12);
			expect(body.classes[11]).toMatchObject({
				className: "Kumite girls, 14–15 years, over 50 kg",
				minAge: 14,
				maxAge: 15,
				minWeight: 50,
				maxWeight: null,
				genderRestriction: "female",
			});
		});
	},
);
