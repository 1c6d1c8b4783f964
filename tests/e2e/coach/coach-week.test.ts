import ICAL from "ical.js";
import { Progressions } from "#functions/training/belts/progression.entity.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { ClassAttendance } from "#shared/training/attendance/attendance.schema.ts";
import { ramadanFrom, weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { coachMessages } from "#web/app/dashboard/coach/coach.messages.ts";
import { gradingMessages } from "#web/app/dashboard/coach/grading.messages.ts";
import { historyMessages } from "#web/base/ranks/history.messages.ts";
import { calendarMessages } from "#web/community/calendars/calendars.messages.ts";
import { squadMessages } from "#web/competition/registrations/squad/squad.messages.ts";
import { attendanceMessages } from "#web/training/attendance/attendance.messages.ts";
import { classListMessages } from "#web/training/training-classes/list/class-list.messages.ts";
import { manageClassMessages } from "#web/training/training-classes/manage/manageClasses.messages.ts";
import { otherHoursMessages } from "#web/training/training-classes/other-hours/otherHours.messages.ts";
import { weekMessages } from "#web/training/training-classes/week/week.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { createSquadForTest } from "../../core/squads.ts";
import { uniqueArabicText, uniqueText } from "../../core/unique.ts";
import { send } from "../../core/wire.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { inLanguage, seeToast } from "../steps.ts";

/**
 * The coach dashboard lists the next tournaments: each test's event comes before those of others.
 */
let minutes = 120;

test.each(viewsInTurn())(
	"a coach in $language at $width does a week's work: class, attendance, promotion, squad, Ramadan hours and calendar",
	async ({ language, width }) => {
		const manage = manageClassMessages[language];
		const hours = otherHoursMessages[language];
		const ui = uiMessages[language];
		const calendar = calendarMessages[language];
		const grading = gradingMessages[language];
		const history = historyMessages[language];
		const { coach, students } = await createSquadForTest([
			{ firstName: "Hamad", currentBelt: "yellow-6" },
			{ firstName: "Sara", currentBelt: "white" },
		]);
		const [hamad, sara] = students;
		const nameOf = ({ firstName, lastName }: typeof hamad) => `${firstName} ${lastName}`;
		await Progressions.create({
			userId: hamad.id,
			id: hamad.id,
			fromBelt: "blue-7",
			toBelt: "yellow-6",
			progressionDate: "2020-01-31",
			authorizerId: 1,
			promotedBy: coach.id,
			createdAt: "2020-01-31T00:00:00Z",
		}).go();
		minutes -= 20;
		const soon = new Date(Date.now() + minutes * 60_000).toISOString();
		const event = await createEventForTest({ eventType: "tournament", eventDate: soon });
		// In both languages: the class appears in the timetable that other tests read.
		const titles = { en: uniqueText("Kata"), ar: uniqueArabicText("كاتا") };
		const title = titles[language];
		const today = kuwaitDate(Date.now());
		// A future Ramadan: a current one may have too few class days left.
		const ramadan = ramadanFrom(dayAfter(today, 31));
		const options = { serviceWorkers: "allow" as const };
		const expected = /ERR_INTERNET_DISCONNECTED|Failed to load resource/;
		await visit({ language, width, session: coach.cookie, options, expected }, async (page) => {
			const button = (name: string) => page.getByRole("button", { name, exact: true });
			const dialog = page.getByRole("dialog");
			const field = (label: string) => dialog.getByLabel(label, { exact: true });
			// Monday: a class and its members.
			await page.goto("/coach?tab=classes");
			await button(manage["manageClass.first"]).click();
			for (const written of ["en", "ar"] as const)
				await field(inLanguage(language, manage["manageClass.name"], written)).fill(
					titles[written],
				);
			await field(manage["manageClass.type"]).selectOption("kata");
			await field(manage["manageClass.day"]).selectOption(weekdayOf(today));
			await field(manage["manageClass.start"]).fill("18:00");
			await field(manage["manageClass.end"]).fill("19:30");
			await dialog.locator("button[type=submit]").click();
			await seeToast(page, manage["manageClass.wasCreated"], manage["manageClass.wasCreatedText"]);
			await button(ui["ui.moreActions"].replace("{name}", title)).click();
			await page
				.getByRole("menuitem", { name: manage["manageClass.members"], exact: true })
				.click();
			for (const student of students) {
				await field(manage["manageClass.student"]).selectOption(String(student.id));
				await button(manage["manageClass.enroll"]).click();
				await dialog
					.locator(".class-members")
					.getByText(nameOf(student), { exact: true })
					.waitFor();
			}
			// The printed class list.
			await dialog
				.getByRole("link", { name: classListMessages[language]["classList.open"], exact: true })
				.click();
			await page.locator(".class-list tbody tr").nth(1).waitFor();
			await page.emulateMedia({ media: "print" });
			expect(await page.getByRole("banner").isVisible()).toBe(false);
			await expectSoon(() => page.locator(".class-list th.box").count(), 4);
			await page.emulateMedia({ media: "screen" });
			// Attendance without a network.
			await page
				.getByRole("link", { name: classListMessages[language]["classList.back"], exact: true })
				.click();
			await page
				.getByRole("link", { name: manage["manageClass.attendanceOf"].replace("{title}", title) })
				.click();
			const row = (student: typeof hamad) => page.getByRole("button", { name: nameOf(student) });
			await row(hamad).waitFor();
			await page.context().setOffline(true);
			await row(hamad).click();
			await row(sara).click();
			await row(sara).click();
			await page
				.getByText(attendanceMessages[language]["attend.unsentAs"].replace("{mark}", ""))
				.nth(1)
				.waitFor();
			await page.context().setOffline(false);
			const { id } = (await call("GET", "/classes/my-classes", { cookie: coach.cookie })).body[0];
			await eventually(async () => {
				const { body } = await call("GET", `/classes/${id}/attendance`, { cookie: coach.cookie });
				const marks = (body as ClassAttendance).marks.map(({ userId, present }) => [
					userId,
					present,
				]);
				return (
					JSON.stringify(marks.sort()) ===
					JSON.stringify(
						[
							[hamad.id, true],
							[sara.id, false],
						].sort(),
					)
				);
			}, "both marks, once the network is back");
			await page
				.getByText(attendanceMessages[language]["attend.unsentAs"].replace("{mark}", ""))
				.first()
				.waitFor({ state: "detached" });
			// Two promotions: one through the dialog, one for a student who is chosen because they are ready.
			await page.goto("/coach?tab=students");
			await page
				.locator(".student summary")
				.filter({ hasText: nameOf(sara) })
				.click();
			await button(history["progress.title"].replace("{name}", nameOf(sara))).click();
			await dialog.locator(".next-ranks button").first().click();
			await seeToast(
				page,
				history["progress.promoted"],
				history["progress.promotedText"],
				history["progress.promotedWaits"],
			);
			await button(history["progress.close"]).click();
			await page.getByText(grading["grading.title"], { exact: true }).click();
			await page.locator(".next-grading input:enabled").first().check();
			// The demo federation has a grading that takes entries: the student is proposed for it.
			const propose = page
				.locator(".row.spread", { has: page.locator("[aria-live]") })
				.getByRole("button", { disabled: false });
			await propose.click();
			// The student whose promotion waits is proposed as well.
			const proposed = page
				.locator(".next-grading")
				.getByText(grading["grading.isProposed"], { exact: true });
			await expectSoon(() => proposed.count(), 2);
			// The squad: students who may register and have not are preselected.
			await page.getByText(coachMessages[language]["coach.squads"], { exact: true }).click();
			const entry = page
				.locator(".squads > li")
				.filter({ has: page.locator(`a[href*="/events/${event.id}/squad"]`) });
			await entry.locator("summary").click();
			await entry.locator(`a[href*="/squad?students="]`).click();
			const takesPart = (student: typeof hamad) =>
				page.getByLabel(
					squadMessages[language]["squad.takesPartOf"].replace("{name}", nameOf(student)),
					{
						exact: true,
					},
				);
			for (const student of students)
				await takesPart(student).and(page.locator(":checked")).waitFor();
			await page.locator(".squad-actions button").click();
			await page.locator(".entered-list").nth(1).waitFor();
			// Ramadan hours and the calendar feed.
			await page.goto("/coach?tab=classes");
			await button(hours["otherHours.set"]).click();
			await field(hours["otherHours.from"]).fill(ramadan.from);
			await field(hours["otherHours.to"]).fill(ramadan.to);
			await field(hours["otherHours.how"]).selectOption("held");
			await field(hours["otherHours.start"]).fill("21:00");
			await field(hours["otherHours.end"]).fill("22:30");
			await button(hours["otherHours.save"]).click();
			await seeToast(page, hours["otherHours.saved"], hours["otherHours.savedText"]);
			await page.goto(`/coach?tab=schedule&week=${dayAfter(ramadan.from, 7)}`);
			await page.getByText(weekMessages[language]["week.other"], { exact: true }).waitFor();
			await button(weekMessages[language]["week.now"]).click();
			await button(weekMessages[language]["week.now"]).waitFor({ state: "detached" });
			const steps = page.locator(".week-steps");
			const tops = await steps
				.getByRole("button")
				.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
			// Both arrows are in one line.
			expect([tops.length, new Set(tops).size]).toEqual([2, 1]);
			await button(calendar["subscribe.make"]).click();
			const address = new URL((await page.locator(".calendar-address code").textContent()) ?? "");
			const { body } = await send(
				"GET",
				`${address.pathname.replace("/api", "")}${address.search}`,
			);
			const entries = new ICAL.Component(ICAL.parse(body))
				.getAllSubcomponents("vevent")
				.map((one) => new ICAL.Event(one));
			const own = entries.filter(({ uid }) => uid.startsWith(`class-${id}@`));
			const [master] = own.filter((one) => !one.isRecurrenceException());
			// A feed uses the person's preferred language, whatever the page's language.
			expect([master.summary, master.startDate.toString(), master.isRecurring()]).toEqual([
				titles.en,
				`${today}T18:00:00`,
				true,
			]);
			const late = own
				.filter((one) => one.isRecurrenceException())
				.map(({ startDate }) => startDate.toString().slice(11));
			expect([late.length >= 3, new Set(late)]).toEqual([true, new Set(["21:00:00"])]);
			expect(entries.some(({ uid }) => uid.startsWith(`event-${event.id}@`))).toBe(false);
			await button(calendar["subscribe.off"]).click();
			await dialog.locator("button[type=submit]").click();
			await seeToast(page, calendar["subscribe.wentOff"], calendar["subscribe.wentOffText"]);
		});
	},
);
