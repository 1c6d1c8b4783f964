import { eventClassMessages } from "#web/competition/event-classes/event-classes.messages.ts";
import { verdictMessages } from "#web/competition/event-classes/verdict.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { ownEntryMessages } from "#web/competition/registrations/own/ownEntry.messages.ts";
import { ownEventClassesMessages } from "#web/competition/registrations/own/ownEventClasses.messages.ts";
import { statusMessages } from "#web/competition/registrations/status/status.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import {
	adult,
	buttonFor,
	cadets,
	enter,
	eventWith,
	expectFit,
	fullEventClass,
	light,
	nameOf,
	rendered,
	rowOf,
} from "./event-class-steps.ts";

test.each(viewsInTurn())(
	"a visitor in $language at $width sees the classes of an event",
	async ({ language, width }) => {
		const { event } = await eventWith([light, cadets]);
		await rendered(event);
		await visit({ language, width }, async (page) => {
			await page.goto(`/events/${event.id}`);
			const row = rowOf(page, nameOf(cadets, language));
			await row
				.getByText(language === "ar" ? "حتى ١٣ سنة" : "up to 13 years", { exact: true })
				.waitFor();
			await row
				.getByText(language === "ar" ? "حتى الحزام البرتقالي" : "up to orange belt")
				.waitFor();
			await row
				.getByText(language === "ar" ? "لا تسجيلات بعد" : "0 / ∞", { exact: true })
				.waitFor();
			await page.getByText(eventClassMessages[language]["eventClass.signIn"]).waitFor();
			expect(await page.locator(".event-class-verdict").count()).toBe(0);
			await expectFit(page);
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
		});
	},
);

test.each(viewsInTurn())(
	"a member in $language at $width registers for a class, entering the weight in local digits",
	async ({ language, width }) => {
		const { event } = await eventWith([light, cadets]);
		const { cookie } = await createPersonForTest(adult);
		const text = verdictMessages[language];
		const name = nameOf(light, language);
		const [tooHeavy, fitting] = language === "ar" ? ["٧٠٫١", "٦٩٫٩"] : ["70.1", "69,9"];
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/events/${event.id}#classes`);
			await buttonFor(page, language, "verdict.enterFor", name).click();
			const dialog = page.getByRole("dialog");
			const submit = dialog.getByRole("button", { name: text["verdict.submit"], exact: true });
			const weight = dialog.getByLabel(text["verdict.weight"]);
			await submit.click();
			await dialog.getByText(text["reason.weight_missing"], { exact: true }).waitFor();
			await expectSoon(() => weight.evaluate((input) => input === document.activeElement), true);
			await weight.fill(tooHeavy);
			await dialog
				.getByText(language === "ar" ? /وزنك أعلى من حدود الفئة/ : /70.1 kg is too heavy/)
				.waitFor();
			await expectNoSeriousAxe(page);
			await weight.fill(fitting);
			await dialog
				.getByText(language === "ar" ? /وزنك مناسب/ : "69.9 kg fits this event class")
				.waitFor();
			await dialog.getByLabel(text["verdict.notes"]).fill("Left-handed");
			await expectNoSeriousAxe(page);
			await submit.click();
			await dialog.waitFor({ state: "detached" });
			await page
				.locator(".toast strong")
				.getByText(ownEntryMessages[language]["ownEntry.success"], { exact: true })
				.waitFor();
			const row = rowOf(page, name);
			await row.getByText(statusMessages[language]["status.pending"], { exact: true }).waitFor();
			await row.getByText(language === "ar" ? "١ من ٤" : "1 / 4", { exact: true }).waitFor();
			// The focus comes back once the entry of the dialog has left the history.
			await page.waitForFunction(
				(element) => element === document.activeElement,
				await row.elementHandle(),
			);
			await page.getByRole("complementary").getByText(name, { exact: true }).waitFor();
			await expectFit(page);
			await expectNoSeriousAxe(page);
		});
		const { body } = await call("GET", "/me/registrations", { cookie });
		expect(body).toMatchObject([
			{ status: "pending", declaredWeight: 69.9, class: { className: light.className } },
		]);
	},
);

test.each(viewsInTurn())(
	"a member in $language at $width sees every reason for ineligibility before any click",
	async ({ language, width }) => {
		const { event } = await eventWith([cadets]);
		const { cookie } = await createPersonForTest(adult);
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			const row = rowOf(page, nameOf(cadets, language));
			await page
				.getByText(ownEventClassesMessages[language]["ownClasses.noneFits"], { exact: true })
				.waitFor();
			await page.locator(".closed-classes > summary").click();
			await expectSoon(
				() => row.locator(".reasons li").allTextContents(),
				[
					expect.stringMatching(
						language === "ar" ? /سيكون عمرك .* والحد الأعلى لهذه الفئة ١٣ سنة$/ : /up to 13 years$/,
					),
					expect.stringMatching(language === "ar" ? /حتى الحزام البرتقالي$/ : /up to orange belt$/),
				],
			);
			expect(await row.getByRole("button").count()).toBe(0);
			await expectFit(page);
			await expectNoSeriousAxe(page);
		});
	},
);

test.each(viewsInTurn())(
	"a member in $language at $width joins the waiting list of a full class",
	async ({ language, width }) => {
		const { event } = await fullEventClass();
		const { cookie } = await createPersonForTest(adult);
		const text = verdictMessages[language];
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await buttonFor(page, language, "verdict.joinFor", nameOf(light, language)).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByLabel(text["verdict.weight"]).fill("66");
			await dialog.getByRole("button", { name: text["verdict.join"], exact: true }).click();
			const row = rowOf(page, nameOf(light, language));
			await row.getByText(statusMessages[language]["status.waitlisted"], { exact: true }).waitFor();
			await row
				.getByText(language === "ar" ? /وترتيبك ٢\./ : /^You’re 2nd on the waiting list\./)
				.waitFor();
			await expectNoSeriousAxe(page);
		});
	},
);

test.each(viewsInTurn())(
	"a member in $language at $width completes the profile to become eligible",
	async ({ language, width }) => {
		const boys = { ...light, maxWeight: undefined, genderRestriction: "male" as const };
		const { event } = await eventWith([boys]);
		const { cookie } = await createPersonForTest({ lastName: "Al Fahad" });
		const text = verdictMessages[language];
		const profile = profileMessages[language];
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			const row = rowOf(page, nameOf(light, language));
			const notice = page.locator(".event-classes .notice");
			await notice.getByText(text["reason.age_missing"], { exact: true }).waitFor();
			await notice.getByText(text["reason.gender_missing"], { exact: true }).waitFor();
			await expectNoSeriousAxe(page);
			await notice.getByRole("button", { name: text["verdict.complete"] }).click();
			const dialog = page.getByRole("dialog", { name: profile["profile.title"] });
			const birthday = dialog.getByLabel(profile["profile.dateOfBirth"]);
			await expectSoon(() => birthday.evaluate((input) => input === document.activeElement), true);
			await birthday.fill("2001-04-05");
			await dialog.getByLabel(profile["profile.gender"]).selectOption("male");
			await expectNoSeriousAxe(page);
			await dialog.getByRole("button", { name: profile["profile.save"], exact: true }).click();
			await dialog.waitFor({ state: "detached" });
			await row.getByText(text["verdict.canEnter"], { exact: true }).waitFor();
			await buttonFor(page, language, "verdict.enterFor", nameOf(light, language)).waitFor();
		});
		expect((await call("GET", "/auth/user", { cookie })).body).toMatchObject({
			dateOfBirth: "2001-04-05",
			gender: "male",
		});
	},
);

test("an open event page updates the number of taken places", async () => {
	const { event, classes } = await eventWith([light]);
	await rendered(event);
	const person = await createPersonForTest(adult);
	await visit({}, async (page) => {
		await page.goto(`/events/${event.id}`);
		const row = rowOf(page, light.className);
		await row.getByText("0 / 4", { exact: true }).waitFor();
		await enter(classes[0], person);
		await row.getByText("1 / 4", { exact: true }).waitFor();
	});
});

test.each(viewsInTurn())(
	"a cancelled event shows the cancellation: $language at $width",
	async ({ language, width }) => {
		const { event } = await eventWith([light]);
		const { cookie } = await createPersonForTest({ role: "admin" });
		const reason = "The hall is closed · الصالة مغلقة";
		await call("POST", `/events/${event.id}/cancel`, { cookie, body: { reason } });
		const member = await createPersonForTest(adult);
		await visit({ language, width, session: member.cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await page.getByText(eventMessages[language]["event.calledOff"], { exact: true }).waitFor();
			await page
				.getByText(reason.split(" · ")[language === "ar" ? 1 : 0], { exact: true })
				.waitFor();
			expect(await page.locator(".event-class-verdict").count()).toBe(0);
			await expectNoSeriousAxe(page);
		});
	},
);

test("a visitor who wants to register returns to the classes after sign-in", async () => {
	const { event } = await eventWith([light]);
	await rendered(event);
	await visit({}, async (page) => {
		await page.goto(`/events/${event.id}`);
		const register = eventMessages.en["event.registerFor"].replace("{title}", event.titleEn);
		await page.getByRole("complementary").getByRole("button", { name: register }).click();
		await page.waitForURL("**/login");
		await expectSoon(
			() => page.evaluate(() => sessionStorage.getItem("intent")),
			`/events/${event.id}#classes`,
		);
	});
});
