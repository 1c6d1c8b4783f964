import { Progressions } from "#functions/belts/progression.entity.ts";
import { dayAfter, kuwaitDate } from "#shared/core/kuwait.ts";
import { ramadanFrom } from "#shared/training-classes/other-hours.rules.ts";
import { calendarMessages } from "#web/calendars/calendars.messages.ts";
import { gradingMessages } from "#web/dashboard/grading.messages.ts";
import { otherHoursMessages } from "#web/training-classes/otherHours.messages.ts";
import { weekMessages } from "#web/training-classes/week.messages.ts";
import { createStudentForTest } from "../core/belts.ts";
import { createTrainingClassForTest } from "../core/trainingClasses.ts";
import { send } from "../core/wire.ts";
import { viewsInTurn, visit } from "./browser.ts";
import { seeToast } from "./steps.ts";

test.each(viewsInTurn())(
	"a coach in $language at $width sets hours for Ramadan, subscribes to them, and asks for a promotion in one tap",
	async ({ language, width }) => {
		const hours = otherHoursMessages[language];
		const calendar = calendarMessages[language];
		const grading = gradingMessages[language];
		const { coach, student } = await createStudentForTest({ currentBelt: "yellow-6" });
		await Progressions.create({
			...{ userId: student.id, id: student.id, fromBelt: "blue-7", toBelt: "yellow-6" },
			...{ progressionDate: "2020-01-31", authorizerId: 1, promotedBy: coach.id, createdAt: "2020-01-31T00:00:00Z" },
		}).go();
		const { id } = await createTrainingClassForTest({ coachId: coach.id });
		const ramadan = ramadanFrom(kuwaitDate(Date.now()));
		await visit({ language, width, session: coach.cookie }, async (page) => {
			const button = (name: string) => page.getByRole("button", { name, exact: true });
			const dialog = page.getByRole("dialog");
			await page.goto("/coach?tab=classes");
			await button(hours["otherHours.set"]).click();
			await dialog.getByLabel(hours["otherHours.from"], { exact: true }).fill(ramadan.from);
			await dialog.getByLabel(hours["otherHours.to"], { exact: true }).fill(ramadan.to);
			await dialog.getByLabel(hours["otherHours.how"], { exact: true }).selectOption("held");
			await dialog.getByLabel(hours["otherHours.start"], { exact: true }).fill("21:00");
			await dialog.getByLabel(hours["otherHours.end"], { exact: true }).fill("22:30");
			await button(hours["otherHours.save"]).click();
			await seeToast(page, hours["otherHours.saved"], hours["otherHours.savedText"]);
			await page.goto(`/coach?tab=schedule&week=${dayAfter(ramadan.from, 7)}`);
			await page.getByText(weekMessages[language]["week.other"], { exact: true }).waitFor();
			await button(calendar["subscribe.make"]).click();
			const address = new URL((await page.locator(".calendar-address code").textContent()) ?? "");
			const { body } = await send("GET", `${address.pathname.replace("/api", "")}${address.search}`);
			expect(body).toContain(`UID:class-${id}@`);
			expect(body).toMatch(/DTSTART;TZID=Asia\/Kuwait:\d{8}T210000/);
			await button(calendar["subscribe.off"]).click();
			await dialog.locator("button[type=submit]").click();
			await seeToast(page, calendar["subscribe.wentOff"], calendar["subscribe.wentOffText"]);
			await page.goto("/coach?tab=students");
			await button(grading["grading.ask"]).click();
			await page.locator(".next-grading").getByText(grading["grading.waits"], { exact: true }).waitFor();
			expect(await button(grading["grading.ask"]).isDisabled()).toBe(true);
		});
	},
);
