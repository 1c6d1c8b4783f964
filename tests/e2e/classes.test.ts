import type { Page } from "playwright-core";
import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { familyMessages } from "#web/people/families/families.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { enrollmentMessages } from "#web/training/training-classes/enrollments/enrollments.messages.ts";
import { classPageMessages } from "#web/training/training-classes/page/classPage.messages.ts";
import { trainingClassMessages } from "#web/training/training-classes/training-classes.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually } from "../core/api.ts";
import { dojoForTest } from "../core/dojos.ts";
import { baseUrl } from "../core/env.ts";
import { createFamilyForTest } from "../core/families.ts";
import { admin, createPersonForTest } from "../core/people.ts";
import { createTrainingClassForTest } from "../core/trainingClasses.ts";
import { uniqueArabicText, uniqueText } from "../core/unique.ts";
import { waitForPage } from "../core/waitForPage.ts";
import { expectNoSeriousAxe } from "./axe.ts";
import { viewsInTurn, visit } from "./browser.ts";
import { expectSoon } from "./expectSoon.ts";

const titles = (page: Page) => page.locator(".training-class h3").allInnerTexts();
test.each(viewsInTurn())(
	"a member in $language at $width finds the classes for a girl near a dojo, the nearest first, and shares the view",
	async ({ language, width }) => {
		const text = trainingClassMessages[language];
		const in2 = (en: string, ar: string) => ({ en: uniqueText(en), ar: uniqueArabicText(ar) });
		const cookie = await admin();
		// Far from the dojos of the other views.
		const latitude = 10 + (language === "ar" ? 20 : 0) + (width < 600 ? 10 : 0);
		/** A dojo that many kilometres south of a place where no other test has one. */
		const dojoAt = async (km: number) => {
			const dojo = dojoForTest({
				mapUrl: `https://maps.google.com/?q=${(latitude - km / 111.2).toFixed(4)},51.0001`,
			});
			const { body } = await call("POST", "/dojos", { cookie, body: dojo });
			return { dojoId: body.id, location: String(dojo.nameEn), locationAr: String(dojo.nameAr) };
		};
		// Nearer than the 5 km that the site assumes of a dojo without a position on the map.
		const [near, far] = [await dojoAt(0), await dojoAt(4)];
		const titles2 = {
			near: in2("Near", "قريبة"),
			far: in2("Far", "بعيدة"),
			boys: in2("Boys", "بنون"),
		};
		const make = (title: { en: string; ar: string }, wish: object) =>
			createTrainingClassForTest({ title: title.en, titleAr: title.ar, ...wish });
		const { id: coachId } = await createPersonForTest({ role: "coach" });
		const days = { ...near, coachId, minAge: 6, maxAge: 12 };
		await make(titles2.near, days);
		await make(titles2.near, { ...days, dayOfWeek: "thursday" });
		await make(titles2.far, { ...far, audienceType: "girls" });
		await make(titles2.boys, { ...near, audienceType: "boys" });
		const first = async (page: Page, count: number) => (await titles(page)).slice(0, count);
		const [nearby, further] = [titles2.near[language], titles2.far[language]];
		let address = "";
		const { cookie: session } = await createPersonForTest();
		await visit({ language, width, session }, async (page) => {
			await page.goto("/");
			await page.getByRole("link", { name: dashboardMessages[language]["dash.schedule"] }).click();
			const place = language === "ar" ? near.locationAr : near.location;
			await page.getByLabel(text["class.near"], { exact: true }).selectOption({ label: place });
			await page.getByLabel(text["class.age"], { exact: true }).fill("9");
			await page.getByRole("button", { name: text["class.for.girl"], exact: true }).click();
			// A class on two days is there once, with both.
			await eventually(
				async () => (await first(page, 2)).join() === [nearby, further].join(),
				"the nearest class first",
			);
			const days = page.locator(".found").first().locator(".class-days > li");
			await expectSoon(() => days.count(), 2);
			// Other classes may be 14 km away.
			const km = text["class.km"].replace("{km}", language === "ar" ? "٤" : "4");
			await page.getByText(new RegExp(`(?<!\\d|\\p{Nd})${km}`, "u")).waitFor();
			expect(await titles(page)).not.toContain(titles2.boys[language]);
			address = page.url();
			await page.getByRole("button", { name: text["class.clear"], exact: true }).click();
			// All classes again, day by day, today first.
			await page.locator(".week h2 .badge").waitFor();
			const headings = await page.locator(".week h2").allInnerTexts();
			expect(headings[0]).toContain(text["class.today"]);
			expect(headings).toHaveLength(7);
		});
		// Opened by a visitor, whose page was prerendered without filters and is not read anew.
		await waitForPage(`/classes?lang=${language}`, titles2.boys[language]);
		await visit({ language, width }, async (page) => {
			await page.goto(address);
			await eventually(
				async () => (await first(page, 2)).join() === [nearby, further].join(),
				"the nearest class first",
			);
		});
	},
);

test.each(viewsInTurn())(
	"a new member in $language at $width is asked for age and gender before enrolling in a class for them",
	async ({ language, width }) => {
		const text = enrollmentMessages[language];
		const profile = profileMessages[language];
		const [kids, women] = [
			await createTrainingClassForTest({ classType: "kids" }),
			await createTrainingClassForTest({ audienceType: "girls" }),
		];
		const { cookie } = await createPersonForTest({ gender: undefined, dateOfBirth: undefined });
		const classes = async () =>
			((await call("GET", "/me/classes", { cookie })).body as MyClass[]).map(
				({ classId }) => classId,
			);
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/classes/${kids.id}`);
			const title = { en: kids.title, ar: String(kids.titleAr) }[language];
			const enroll = page.getByRole("button", {
				name: text["enroll.enrollIn"].replace("{title}", title),
			});
			await enroll.click();
			const dialog = page.getByRole("dialog", { name: profile["profile.once"] });
			await dialog.getByLabel(profile["profile.dateOfBirth"]).fill("1995-05-05");
			await dialog.getByLabel(profile["profile.gender"]).selectOption("female");
			await dialog.getByRole("button", { name: profile["profile.onceGoOn"] }).click();
			await page.getByText(text["enroll.notFitting"], { exact: true }).waitFor();
			expect(await classes()).toEqual([]);
			await page.goto(`/classes/${women.id}`);
			await enroll.click();
			await page.locator(".class-page .badge.primary").waitFor();
			expect(await classes()).toEqual([women.id]);
		});
	},
);

test.each(viewsInTurn())(
	"a visitor in $language at $width opens a class, asks for a trial, and a member enrols there",
	async ({ language, width }) => {
		const text = trainingClassMessages[language];
		const title = { en: uniqueText("Basics"), ar: uniqueArabicText("أساسيات") };
		const dojo = dojoForTest();
		const address = String(language === "ar" ? dojo.addressAr : dojo.addressEn);
		const { body: place } = await call("POST", "/dojos", { cookie: await admin(), body: dojo });
		const one = await createTrainingClassForTest({
			title: title.en,
			titleAr: title.ar,
			dojoId: place.id,
			location: dojo.nameEn,
			locationAr: dojo.nameAr,
			maxCapacity: 3,
			currentEnrollment: 1,
		});
		const path = `/classes/${one.id}`;
		await waitForPage(path, String(dojo.addressEn));
		const html = await (await fetch(`${baseUrl}${path}`)).text();
		expect(html).toContain(`"name":"${title.en}"`);
		expect(html).toContain("https://schema.org/Tuesday");
		await waitForPage("/sitemap.xml", `${path}<`);
		await waitForPage(`/classes?lang=${language}`, title[language]);
		await visit({ language, width }, async (page) => {
			await page.goto("/classes");
			await page.getByRole("link", { name: title[language], exact: true }).click();
			await page.getByRole("heading", { level: 1, name: title[language] }).waitFor();
			await page.getByText(address, { exact: true }).waitFor();
			const { "classPage.trialText": trial } = classPageMessages[language];
			await page.getByText(trial, { exact: true }).waitFor();
			await page
				.getByRole("button", { name: text["class.askAbout"].replace("{title}", title[language]) })
				.click();
			const dialog = page.getByRole("dialog", { name: text["class.trialTitle"] });
			await dialog.getByLabel(text["class.trialName"]).fill(language === "ar" ? "فاطمة" : "Fatima");
			await dialog.getByLabel(text["class.trialAge"], { exact: true }).fill("9");
			await dialog.getByLabel(text["class.trialPhone"]).fill("50012345");
			await expectNoSeriousAxe(page);
			await dialog.getByRole("button", { name: text["class.trialSend"] }).click();
			await page.getByText(text["class.trialSent"], { exact: true }).waitFor();
		});
		const { cookie } = await createPersonForTest();
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(path);
			await page
				.getByRole("button", {
					name: enrollmentMessages[language]["enroll.enrollIn"].replace("{title}", title[language]),
				})
				.click();
			await page.locator(".class-page .badge.primary").waitFor();
			// The class had two free places.
			const free = language === "ar" ? "بقي مكان واحد من ٣" : "1 place left of 3";
			await page.getByText(free, { exact: true }).waitFor();
		});
	},
);

test.each(viewsInTurn())(
	"a guardian in $language at $width enrols a child on all days of a class, and takes it back",
	async ({ language, width }) => {
		const text = enrollmentMessages[language];
		const days = trainingClassMessages[language];
		const { guardian, child } = await createFamilyForTest();
		const { id: coachId } = await createPersonForTest({ role: "coach" });
		const title = uniqueText("Two days");
		const [tuesday, thursday] = [
			await createTrainingClassForTest({ coachId, title, titleAr: title }),
			await createTrainingClassForTest({
				coachId,
				title,
				titleAr: title,
				dayOfWeek: "thursday",
				maxCapacity: 1,
				currentEnrollment: 1,
			}),
		];
		const classes = async () =>
			(
				(await call("GET", `/me/classes?userId=${child.id}`, { cookie: guardian.cookie }))
					.body as MyClass[]
			).map(({ classId, status }) => [classId, status]);
		await visit({ language, width, session: guardian.cookie }, async (page) => {
			await page.goto(`/classes/${tuesday.id}`);
			const enroll = page.getByRole("button", {
				name: text["enroll.enrollIn"].replace("{title}", title),
			});
			await enroll.click();
			const sheet = page.getByRole("dialog", {
				name: familyMessages[language]["family.forWhom"],
			});
			const {
				x,
				y,
				width: wide,
				height,
			} = (await sheet.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
			const window = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
			expect([x >= 0, y >= 0, x + wide <= window.width, y + height <= window.height]).toEqual([
				true,
				true,
				true,
				true,
			]);
			await page.keyboard.press("Escape");
			await sheet.waitFor({ state: "hidden" });
			await eventually(
				() => enroll.evaluate((button) => button === document.activeElement),
				"the focus on the button again",
			);
			await enroll.click();
			const full = text["enroll.fullDay"].replace("{day}", days["class.thursday"]);
			await page.getByLabel(text["enroll.alsoOn"].replace("{days}", full), { exact: true }).check();
			await expectNoSeriousAxe(page);
			await page
				.getByRole("button", { name: language === "en" ? "Layan" : "ليان", exact: true })
				.click();
			await page.getByRole("button", { name: uiMessages[language]["ui.undo"] }).waitFor();
			expect(await classes()).toEqual(
				expect.arrayContaining([
					[tuesday.id, "active"],
					[thursday.id, "waitlisted"],
				]),
			);
			await page.getByRole("button", { name: uiMessages[language]["ui.undo"] }).click();
			await eventually(async () => (await classes()).length === 0, "no enrolment");
		});
	},
);
