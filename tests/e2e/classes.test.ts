import type { Page } from "playwright-core";
import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
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
import { expectNoSeriousAxe } from "./axe.ts";
import { viewsInTurn, visit } from "./browser.ts";

const titles = (page: Page) => page.locator(".training-class h3").allInnerTexts();
const seeTitles = (page: Page, wanted: string[]) =>
	eventually(
		async () => (await titles(page)).join() === wanted.join(),
		`the classes ${wanted.join()}`,
	);

test.each(viewsInTurn())(
	"a member in $language at $width filters the week's classes by dojo and audience, and shares the view",
	async ({ language, width }) => {
		const text = trainingClassMessages[language];
		const in2 = (en: string, ar: string) => ({ en: uniqueText(en), ar: uniqueArabicText(ar) });
		const own = {
			dojo: in2("Dojo", "دوجو"),
			girls: in2("Girls", "بنات"),
			mixed: in2("Mixed", "مختلطة"),
		};
		const [dojo, girls, mixed] = [own.dojo[language], own.girls[language], own.mixed[language]];
		const place = { location: own.dojo.en, locationAr: own.dojo.ar };
		const titled = ({ en, ar }: typeof own.girls) => ({ ...place, title: en, titleAr: ar });
		await createTrainingClassForTest({ ...titled(own.girls), audienceType: "girls" });
		await createTrainingClassForTest({ ...titled(own.mixed), dayOfWeek: "sunday" });
		const { cookie } = await createPersonForTest();
		let address = "";
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/");
			await page.getByRole("link", { name: dashboardMessages[language]["dash.schedule"] }).click();
			await page.getByLabel(text["class.dojo"], { exact: true }).selectOption({ label: dojo });
			await seeTitles(page, [mixed, girls]);
			await page.getByRole("button", { name: text["class.for.girls"], exact: true }).click();
			await seeTitles(page, [girls]);
			address = page.url();
			await page.getByLabel(text["class.age"], { exact: true }).fill("8");
			await seeTitles(page, [girls]);
			await page.getByRole("button", { name: text["class.for.boys"], exact: true }).click();
			await page.getByRole("button", { name: text["class.clear"], exact: true }).click();
			await eventually(async () => (await titles(page)).length > 2, "all classes");
		});
		const rendered = async () =>
			(await (await fetch(`${baseUrl}/classes`)).text()).includes(own.girls.en);
		await eventually(rendered, "the class on the page");
		// Opened by a visitor, whose page was prerendered without filters.
		await visit({ language, width }, async (page) => {
			await page.goto(address);
			await page
				.getByRole("button", { name: text["class.for.girls"], exact: true, pressed: true })
				.waitFor();
			await seeTitles(page, [girls]);
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
		const document = async () => (await fetch(`${baseUrl}${path}`)).text();
		await eventually(
			async () => (await document()).includes(String(dojo.addressEn)),
			"the class's page",
		);
		const html = await document();
		expect(html).toContain(`"name":"${title.en}"`);
		expect(html).toContain("https://schema.org/Tuesday");
		const sitemap = async () => (await fetch(`${baseUrl}/sitemap.xml`)).text();
		await eventually(
			async () => (await sitemap()).includes(`${path}<`),
			"the class in the sitemap",
		);
		await visit({ language, width }, async (page) => {
			await page.goto("/classes?day=all");
			await page.getByRole("link", { name: title[language], exact: true }).click();
			await page.getByRole("heading", { level: 1, name: title[language] }).waitFor();
			await page.getByText(address, { exact: true }).waitFor();
			const { "classPage.trialText": trial } = classPageMessages[language];
			await page.getByText(trial, { exact: true }).waitFor();
			await page
				.getByRole("button", { name: text["class.askAbout"].replace("{title}", title[language]) })
				.click();
			await page.getByRole("dialog").waitFor();
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
			await page
				.getByRole("button", { name: text["enroll.enrollIn"].replace("{title}", title) })
				.click();
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
