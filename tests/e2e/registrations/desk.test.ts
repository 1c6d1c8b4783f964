import { appMessages } from "#web/app/app.messages.ts";
import { squadMessages } from "#web/competition/registrations/squad/squad.messages.ts";
import { deskMessages } from "#web/competition/registrations/staff/desk/desk.messages.ts";
import { guestMessages } from "#web/competition/registrations/staff/desk/guest.messages.ts";
import { entriesMessages } from "#web/competition/registrations/staff/entries.messages.ts";
import { peopleMessages } from "#web/people/users/people.messages.ts";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { admin, createPersonForTest, makeFindable } from "../../core/people.ts";
import { addEventClassForTest } from "../../core/squads.ts";
import { uniqueName } from "../../core/unique.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

const nobody = {
	en: "Nobody found by this name or email.",
	ar: "لا يوجد أحد بهذا الاسم أو البريد الإلكتروني.",
};
const named = {
	firstName: "Ruqayya",
	lastName: "Al Desk",
	firstNameAr: "رُقيّة",
	lastNameAr: "المكتب",
};

test.each(viewsInTurn())(
	"staff in $language at $width find a person at the entry desk, remove them, and register another for a class",
	async ({ language, width }) => {
		const event = await createEventForTest();
		const kata = await addEventClassForTest(event.id, { className: "Kata", classNameAr: "كاتا" });
		const unwanted = await createPersonForTest({ firstName: "Unwanted", lastName: `${event.id}` });
		const person = await createPersonForTest({ ...named, lastName: `Al Desk ${event.id}` });
		await makeFindable(unwanted, person);
		const [text, people] = [squadMessages[language], peopleMessages[language]];
		const name = language === "ar" ? "رُقيّة المكتب" : `Ruqayya Al Desk ${event.id}`;
		const of = (template: string, who: string) => template.replace("{name}", who);
		await visit({ language, width, session: await admin() }, async (page) => {
			await page.goto(`/events/${event.id}/entries`);
			await page
				.getByRole("link", { name: entriesMessages[language]["entries.desk"], exact: true })
				.click();
			const search = page.getByLabel(people["people.search"], { exact: true });
			await search.fill("nobody of this name");
			await page.getByText(nobody[language], { exact: true }).waitFor();

			await search.fill(`unwanted ${event.id}`);
			await page
				.getByRole("button", { name: of(people["people.addOf"], `Unwanted ${unwanted.lastName}`) })
				.click();
			await page
				.getByRole("button", { name: of(text["squad.removeOf"], `Unwanted ${unwanted.lastName}`) })
				.click();
			await page
				.getByText(of(deskMessages[language]["desk.removed"], `Unwanted ${unwanted.lastName}`))
				.waitFor();
			expect(await page.locator(".squad-row").count()).toBe(0);
			await expectSoon(() => search.evaluate((field) => field === document.activeElement), true);

			// Enter picks the only search result; typed without vowel signs, as people do.
			await search.fill(language === "ar" ? `رقية ${event.id}` : `desk ${event.id}`);
			await page
				.getByRole("list", { name: people["people.results"] })
				.getByText(person.email)
				.waitFor();
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
			await search.press("Enter");
			await page.locator(".squad-row").getByRole("checkbox").check();
			await page.locator(".squad-actions button").click();
			await page.getByRole("list", { name: of(text["squad.entered"], name) }).waitFor();
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				),
			).toBe(0);
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);
		});
		const { body } = await call("GET", `/events/${event.id}/registrations`, {
			cookie: await admin(),
		});
		expect(body).toMatchObject([
			{ userId: person.id, classId: kata.id, registrationType: "onsite" },
		]);
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width register a person for an event without classes",
	async (view) => {
		const event = await createEventForTest();
		const person = await createPersonForTest();
		const { email, id, firstName, lastName } = person;
		await makeFindable(person);
		const text = squadMessages[view.language];
		await visit({ ...view, session: await admin() }, async (page) => {
			await page.goto(`/events/${event.id}/desk`);
			await page
				.getByLabel(peopleMessages[view.language]["people.search"], { exact: true })
				.fill(email);
			await page
				.getByRole("list", { name: peopleMessages[view.language]["people.results"] })
				.getByRole("button")
				.click();
			const box = page.getByLabel(
				text["squad.takesPartOf"].replace("{name}", `${firstName} ${lastName}`),
				{
					exact: true,
				},
			);
			await box.check();
			await page.locator(".squad-actions button").click();
			await page.locator(".notice.good").waitFor();
			await box.waitFor({ state: "detached" });
			await expectNoSeriousAxe(page);
		});
		const { body } = await call("GET", `/events/${event.id}/registrations`, {
			cookie: await admin(),
		});
		expect(body).toMatchObject([{ userId: id, classId: null, registrationType: "onsite" }]);
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width add a guest of another club and enter them",
	async ({ language, width }) => {
		const event = await createEventForTest();
		const kumite = await addEventClassForTest(event.id, {
			className: "Kumite",
			classNameAr: "كوميتيه",
			genderRestriction: "male",
		});
		const last = uniqueName();
		const [text, field] = [squadMessages[language], guestMessages[language]];
		await visit({ language, width, session: await admin() }, async (page) => {
			await page.goto(`/events/${event.id}/desk`);
			await page.getByRole("button", { name: field["guest.add"], exact: true }).click();
			const dialog = page.getByRole("dialog");
			const submit = dialog.getByRole("button", { name: field["guest.submit"], exact: true });
			await submit.click();
			// Names, birthday, gender, club and country are missing.
			await expectSoon(() => dialog.locator("[aria-invalid]").count(), 6);
			const type = (name: keyof typeof field, value: string) =>
				dialog.getByLabel(field[name], { exact: true }).fill(value);
			const choose = (name: keyof typeof field, value: string) =>
				dialog.getByLabel(field[name], { exact: true }).selectOption(value);
			await type("guest.firstName", "Omar");
			await type("guest.lastName", last);
			await type("guest.dateOfBirth", "2001-04-05");
			await choose("guest.gender", "male");
			await type("guest.club", "Amman Kyokushin Club");
			await choose("guest.country", "JO");
			await expectNoSeriousAxe(page);
			await submit.click();
			await dialog.waitFor({ state: "detached" });
			const name = `Omar ${last}`;
			await page.locator(".squad-row").getByRole("checkbox").check();
			await page.locator(".squad-actions button").click();
			await page
				.getByRole("list", { name: text["squad.entered"].replace("{name}", name) })
				.waitFor();
			// The search finds the guest, and says of which club.
			await page.getByLabel(peopleMessages[language]["people.search"], { exact: true }).fill(last);
			await page
				.getByRole("list", { name: peopleMessages[language]["people.results"] })
				.getByText("Amman Kyokushin Club")
				.waitFor();
			await expectNoSeriousAxe(page);
			await page.goto(`/events/${event.id}/entries`);
			const club = page.getByText("Amman Kyokushin Club (JO)").filter({ visible: true });
			await club.first().waitFor();
		});
		const { body } = await call("GET", `/events/${event.id}/registrations`, {
			cookie: await admin(),
		});
		expect(body).toMatchObject([
			{ lastName: last, classId: kumite.id, registrationType: "onsite" },
		]);
	},
);

test("the entry desk of a grading takes no guests", async () => {
	const event = await createEventForTest({ eventType: "grading" });
	await visit({ session: await admin() }, async (page) => {
		await page.goto(`/events/${event.id}/desk`);
		await page.getByRole("searchbox").waitFor();
		expect(
			await page.getByRole("button", { name: guestMessages.en["guest.add"] }).isVisible(),
		).toBe(false);
	});
});

test("the entry desk of a draft event says what to do first", async () => {
	const event = await createEventForTest({ published: false });
	await visit({ session: await admin() }, async (page) => {
		await page.goto(`/events/${event.id}/desk`);
		await page.getByText(deskMessages.en["desk.draft"], { exact: true }).waitFor();
		expect(await page.getByRole("searchbox").count()).toBe(0);
	});
});

test("the entry desk is for staff only", async () => {
	const event = await createEventForTest();
	const { cookie } = await createPersonForTest({ role: "coach" });
	await visit({ session: cookie }, async (page) => {
		await page.goto(`/events/${event.id}/desk`);
		await page
			.getByRole("heading", { name: appMessages.en["app.accessDenied"], level: 1 })
			.waitFor();
	});
});
