import type { Page } from "playwright-core";
import { fieldWords } from "#shared/core/fields/field-words.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { coachMessages } from "#web/app/dashboard/coach/coach.messages.ts";
import { userMenuMessages } from "#web/app/userMenu.messages.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { profileMessages } from "#web/people/users/profile/profile.messages.ts";
import { attendanceMessages } from "#web/training/attendance/attendance.messages.ts";
import { enrollmentMessages } from "#web/training/training-classes/enrollments/enrollments.messages.ts";
import { manageClassMessages } from "#web/training/training-classes/manage/manageClasses.messages.ts";
import { classPageMessages } from "#web/training/training-classes/page/classPage.messages.ts";
import { trainingClassMessages } from "#web/training/training-classes/training-classes.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueArabicText, uniqueText } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { inLanguage, seeToast } from "../steps.ts";

const named = (template: string, title: string) => template.replace("{title}", title);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Chooses an item of a class's menu. */
async function chooseInMenu(page: Page, language: Locale, title: string, item: string) {
	await press(page, uiMessages[language]["ui.moreActions"].replace("{name}", title));
	await page.getByRole("menuitem", { name: item, exact: true }).click();
}

test.each(viewsInTurn())(
	"a coach in $language at $width creates a class on three days at once and renames all of them",
	async ({ language, width }) => {
		const text = manageClassMessages[language];
		const days = trainingClassMessages[language];
		const { cookie } = await createPersonForTest({ role: "coach" });
		const [title, renamed] = [1, 2].map(() =>
			language === "ar" ? uniqueArabicText("كاتا") : uniqueText("Kata"),
		);
		const written = language === "ar" ? "ar" : "en";
		const titles = async () =>
			((await call("GET", "/classes/my-classes", { cookie })).body as TrainingClass[])
				.map((one) => `${one.dayOfWeek} ${one.title}`)
				.sort();
		await visit({ language, width, session: cookie }, async (page) => {
			const dialog = page.getByRole("dialog");
			const field = (label: string) => dialog.getByLabel(label, { exact: true });
			const save = () => dialog.locator("button[type=submit]").click();
			await page.goto("/coach?tab=classes&class=new");
			await field(inLanguage(language, text["manageClass.name"], written)).fill(title);
			await field(text["manageClass.type"]).selectOption("kata");
			await field(text["manageClass.day"]).selectOption("sunday");
			await field(text["manageClass.start"]).fill("18:00");
			await field(text["manageClass.end"]).fill("19:30");
			for (const day of ["tuesday", "thursday"] as const) await field(days[`class.${day}`]).check();
			await expectNoSeriousAxe(page);
			await save();
			await seeToast(page, text["manageClass.wasCreated"], text["manageClass.wasCreatedText"]);
			expect(await titles()).toEqual(["sunday", "thursday", "tuesday"].map((d) => `${d} ${title}`));

			const card = page.locator(".coach-class").filter({ hasText: title });
			await expectSoon(() => card.count(), 1);
			await expectSoon(() => card.getByRole("link").count(), 3);
			const ofDay = text["manageClass.ofDay"]
				.replace("{title}", title)
				.replace("{day}", days["class.tuesday"]);
			await chooseInMenu(page, language, ofDay, recordMessages[language]["record.edit"]);
			await field(inLanguage(language, text["manageClass.name"], written)).fill(renamed);
			await field(text["manageClass.allDays"]).check();
			await save();
			await seeToast(page, text["manageClass.wasUpdated"], text["manageClass.wasUpdatedText"]);
			expect(await titles()).toEqual(
				["sunday", "thursday", "tuesday"].map((d) => `${d} ${renamed}`),
			);

			const [first] = (await call("GET", "/classes/my-classes", { cookie })).body;
			await page.goto(`/classes/${first.id}`);
			await page.getByText(classPageMessages[language]["classPage.eachDay"]).waitFor();
			await expectSoon(() => page.locator(".other-days li").count(), 2);
		});
	},
);

test.each(viewsInTurn())(
	"a coach in $language at $width creates, pauses, edits and deletes a class that a member joins and leaves",
	async ({ language, width }) => {
		const text = manageClassMessages[language];
		const enrol = enrollmentMessages[language];
		const rooms = coachMessages[language];
		const records = recordMessages[language];
		const title = language === "ar" ? uniqueArabicText("كاتا") : uniqueText("Kata");
		const coach = await createPersonForTest({ role: "coach" });
		const member = await createPersonForTest();

		await visit({ language, width, session: coach.cookie }, async (page) => {
			const field = (label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });
			const save = () => page.getByRole("dialog").locator("button[type=submit]").click();
			await page.goto("/");
			await page.getByText(rooms["coach.noClasses"], { exact: true }).waitFor();
			await page.getByRole("tab", { name: rooms["coach.classes"], exact: true }).click();
			await press(page, text["manageClass.first"]);
			await save();
			// One title is enough: the reader's language says so, the other one is not at fault.
			const short = fieldWords[language]["field.title_short"];
			const enough = recordMessages[language]["record.oneIsEnough"].replace("{error}", short);
			await page.getByText(enough, { exact: true }).waitFor();
			await expectSoon(
				() => page.locator("[aria-invalid=true]").evaluateAll((all) => all[0].getAttribute("name")),
				language === "ar" ? "titleAr" : "title",
			);
			await expectSoon(
				() =>
					page
						.locator("[name=title][aria-invalid=true], [name=titleAr][aria-invalid=true]")
						.count(),
				1,
			);
			await field(inLanguage(language, text["manageClass.name"], "en")).fill("Ka");
			await save();
			for (const code of [
				"title_short",
				"class_type_required",
				"day_required",
				"time_invalid",
			] as const) {
				await page
					.getByText(fieldWords[language][`field.${code}`], { exact: true })
					.first()
					.waitFor();
			}
			await field(inLanguage(language, text["manageClass.name"], "en")).fill(title);
			await field(text["manageClass.type"]).selectOption("kata");
			await field(text["manageClass.day"]).selectOption("friday");
			await field(text["manageClass.start"]).fill("18:00");
			await field(text["manageClass.end"]).fill("17:00");
			await save();
			await seeToast(page, text["manageClass.invalidTime"], text["manageClass.invalidTimeText"]);
			await field(text["manageClass.end"]).fill("19:30");
			await save();
			await seeToast(page, text["manageClass.wasCreated"], text["manageClass.wasCreatedText"]);
			const card = page.locator(".coach-class").filter({ hasText: title });
			await press(page, named(text["manageClass.pauseOf"], title));
			await seeToast(page, text["manageClass.wasUpdated"], text["manageClass.statusUpdated"]);
			await card.getByText(text["manageClass.paused"], { exact: true }).waitFor();
			// The attendance page of the class says that it is paused, and can activate it.
			await card.getByRole("link").click();
			await page
				.getByText(attendanceMessages[language]["attend.paused"], { exact: true })
				.waitFor();
			const notice = page.getByText(attendanceMessages[language]["attend.paused"], { exact: true });
			await press(page, text["manageClass.activate"]);
			await notice.waitFor({ state: "detached" });
			await press(page, uiMessages[language]["ui.undo"]);
			await notice.waitFor();
			await press(page, text["manageClass.activate"]);
			await notice.waitFor({ state: "detached" });
		});

		await visit({ language, width, session: member.cookie }, async (page) => {
			await page.goto("/classes?day=all");
			await press(page, named(enrol["enroll.enrollIn"], title));
			await seeToast(page, enrol["enroll.enrolled"], named(enrol["enroll.enrolledText"], title));
			await page.goto("/");
			await press(page, named(enrol["enroll.moreOf"], title));
			await press(page, named(enrol["enroll.leaveOf"], title));
			await page.getByRole("dialog").locator("button[type=submit]").click();
			await page.getByText(enrol["enroll.none"], { exact: true }).waitFor();
			await page.goto("/classes?day=all");
			await press(page, named(enrol["enroll.enrollIn"], title));
			await page.getByText(enrol["enroll.in"], { exact: true }).first().waitFor();
		});

		await visit({ language, width, session: coach.cookie }, async (page) => {
			const dialog = page.getByRole("dialog");
			await page.goto("/coach?tab=classes");
			await chooseInMenu(page, language, title, text["manageClass.members"]);
			await dialog.getByText(`${member.firstName} ${member.lastName}`, { exact: true }).waitFor();
			await press(page, text["manageClass.close"]);
			await chooseInMenu(page, language, title, records["record.edit"]);
			await dialog.getByLabel(text["manageClass.capacity"], { exact: true }).fill("12");
			await dialog.locator("button[type=submit]").click();
			await seeToast(page, text["manageClass.wasUpdated"], text["manageClass.wasUpdatedText"]);
			await press(page, records["record.deleteOf"].replace("{name}", title));
			await dialog.locator("button[type=submit]").click();
			await seeToast(page, text["manageClass.wasDeleted"], text["manageClass.wasDeletedText"]);
			await page.getByText(text["manageClass.none"], { exact: true }).waitFor();
		});
	},
);

test.each(viewsInTurn())(
	"a coach in $language at $width completes the profile from the user menu",
	async ({ language, width }) => {
		const text = profileMessages[language];
		const app = appMessages[language];
		const coach = await createPersonForTest({
			role: "coach",
			lastName: "Al Fahad",
			currentBelt: "brown-1",
			gender: "female",
		});
		const approved = language === "ar" ? "مدربة معتمدة" : "Approved Coach";
		const name = `${coach.firstName} ${coach.lastName}`;
		await visit({ language, width, session: coach.cookie }, async (page) => {
			await page.goto("/");
			await press(page, app["app.userMenu"].replace("{name}", name));
			await page.locator(".user-menu .panel").getByText(approved, { exact: true }).waitFor();
			const menu = userMenuMessages[language];
			for (const place of ["coach", "asMember", "documents"] as const)
				await page.getByRole("link", { name: menu[`userMenu.${place}`], exact: true }).waitFor();
			await page.getByRole("link", { name: app["app.viewProfile"], exact: true }).click();
			await page.getByText(text["profile.complete"], { exact: true }).waitFor();
			await press(page, text["profile.title"]);
			const field = (label: string) => page.getByRole("dialog").getByLabel(label, { exact: true });
			// The belt on record stays selected; a higher belt only becomes a request.
			await expectSoon(() => field(text["profile.belt"]).inputValue(), "brown-1");
			await field(text["profile.belt"]).selectOption("black-1");
			await field(text["profile.experience"]).fill("Ten years of teaching in Salmiya.");
			await press(page, text["profile.save"]);
			await seeToast(
				page,
				text["profile.saved"],
				text["profile.savedText"],
				text["profile.beltAsked"],
			);
			await page
				.locator(".told")
				.getByText("Ten years of teaching in Salmiya.", { exact: true })
				.waitFor();
			expect(await page.getByText(text["profile.complete"], { exact: true }).count()).toBe(0);
		});
	},
);

test("changing tabs does not refetch data that was just loaded", async () => {
	const coach = await createPersonForTest({ role: "coach" });
	const words = coachMessages.en;
	await visit({ session: coach.cookie }, async (page) => {
		const requests: string[] = [];
		page.on("request", (request) => {
			const { pathname } = new URL(request.url());
			if (/^\/api\/(classes|holidays|students)/.test(pathname)) requests.push(pathname);
		});
		const open = (tab: keyof typeof words) =>
			page.getByRole("tab", { name: words[tab], exact: true }).click();
		await page.goto("/");
		await page.getByText(words["coach.noClasses"], { exact: true }).waitFor();
		for (const tab of [
			"coach.classes",
			"coach.schedule",
			"coach.students",
			"coach.overview",
			"coach.classes",
			"coach.schedule",
			"coach.students",
		] as const) {
			await open(tab);
			await page.waitForLoadState("networkidle");
		}
		expect(requests).toContain("/api/classes/my-classes");
		expect(requests).toEqual([...new Set(requests)]);
	});
});
