import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { manageClassMessages } from "#web/training/training-classes/manage/manageClasses.messages.ts";
import { otherHoursMessages } from "#web/training/training-classes/other-hours/otherHours.messages.ts";
import { scheduleMessages } from "#web/training/training-classes/week/schedule.messages.ts";
import { call } from "../../core/api.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { waitForPage } from "../../core/waitForPage.ts";
import {
	coach,
	coachDashboard,
	dialog,
	heading,
	member,
	type Screen,
	seeHeading,
	seeInDialog,
} from "../screen.ts";

/** A class of the demo coach. */
const [ownClass] = (await call("GET", "/classes/my-classes", { cookie: await coach() }))
	.body as TrainingClass[];

export default [
	{
		name: "the training classes",
		path: "/classes",
		titles: { en: "Training classes", ar: "حصص التدريب" },
	},
	{
		name: "a training class",
		path: `/classes/${ownClass.id}`,
		titles: { en: ownClass.title, ar: ownClass.titleAr ?? ownClass.title },
	},
	{
		name: "a training class, for a member",
		path: `/classes/${ownClass.id}`,
		titles: { en: ownClass.title, ar: ownClass.titleAr ?? ownClass.title },
		session: member,
		open: async (page) => {
			await page.locator(".class-page .button").first().waitFor();
		},
	},
	{
		name: "a coach's classes",
		path: "/coach?tab=classes",
		titles: coachDashboard,
		session: coach,
		open: heading(manageClassMessages, "manageClass.title"),
	},
	{
		name: "a coach's new class",
		path: "/coach?tab=classes&class=new",
		titles: coachDashboard,
		session: coach,
		open: dialog(manageClassMessages, "manageClass.createTitle"),
	},
	{
		name: "who is in a coach's class",
		path: "/coach?tab=classes",
		titles: coachDashboard,
		session: coach,
		open: async (page, language) => {
			const { "manageClass.members": open, "manageClass.inClass": title } =
				manageClassMessages[language];
			await page.locator("main").locator(".row-menu").first().click();
			await page.getByRole("menuitem", { name: open, exact: true }).click();
			await page.getByRole("dialog").getByRole("heading", { name: title, exact: true }).waitFor();
		},
	},
	{
		name: "a coach's week",
		path: "/coach?tab=schedule",
		titles: coachDashboard,
		session: coach,
		open: heading(scheduleMessages, "schedule.title"),
	},
	{
		name: "a coach's week as a calendar",
		path: "/coach?tab=schedule&view=calendar",
		titles: coachDashboard,
		session: coach,
		open: heading(scheduleMessages, "schedule.title"),
	},
	{
		name: "other hours of a coach's classes",
		path: "/coach?tab=classes",
		titles: coachDashboard,
		session: coach,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: otherHoursMessages[language]["otherHours.set"], exact: true })
				.click();
			await seeInDialog(otherHoursMessages, "otherHours.title")(page, language);
		},
	},
	{
		name: "the training classes, for a member, one without words in Arabic",
		path: "/classes",
		titles: { en: "Training classes", ar: "حصص التدريب" },
		session: async () => {
			const { id } = await createTrainingClassForTest({
				titleAr: undefined,
				locationAr: undefined,
				description: "No gi needed.",
			});
			await waitForPage("/classes", `/classes/${id}`);
			return member();
		},
		open: async (page) => {
			await page.locator(".training-class .button").first().waitFor();
		},
	},
	{
		name: "the list of a class",
		path: `/classes/${ownClass.id}/list`,
		titles: { en: "Class list", ar: "قائمة الحصة" },
		session: coach,
		open: seeHeading({ en: ownClass.title, ar: ownClass.titleAr ?? ownClass.title }),
	},
] satisfies Screen[];
