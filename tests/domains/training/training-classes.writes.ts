import type { Page } from "playwright-core";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { enrollmentMessages } from "#web/training/training-classes/enrollments/enrollments.messages.ts";
import { manageClassMessages } from "#web/training/training-classes/manage/manageClasses.messages.ts";
import { otherHoursMessages } from "#web/training/training-classes/other-hours/otherHours.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { uniqueText } from "../../core/unique.ts";
import { countAuditLines, fill, fillInName, press, pressedInList, type Writes } from "../write.ts";

const otherHours = otherHoursMessages.en;
const ownClass = manageClassMessages.en;

const openMenu = (page: Page, title: string) =>
	press(page, fillInName(uiMessages.en["ui.moreActions"], title));

const chooseItem = (page: Page, name: string) =>
	page.getByRole("menuitem", { name, exact: true }).click();

/** A new class, with its coach. */
async function classOf() {
	const session = await createPersonForTest({ role: "coach" });
	return { session, ...(await createTrainingClassForTest({ coachId: session.id })) };
}

export default {
	"a training class is made": async () => {
		const { session } = await classOf();
		const open = async (page: Page) => {
			await fill(page, "Title (English)", "Lost class");
			await fill(page, "Title (Arabic)", "حصة ضائعة");
			await page.getByLabel(ownClass["manageClass.type"], { exact: true }).selectOption("kata");
			await page.getByLabel(ownClass["manageClass.day"], { exact: true }).selectOption("friday");
			await fill(page, ownClass["manageClass.start"], "17:00");
			await fill(page, ownClass["manageClass.end"], "18:00");
		};
		return {
			session,
			address: "/coach?tab=classes&class=new",
			open,
			made: countAuditLines(session),
		};
	},
	"a training class is changed": async () => {
		const { session, id } = await classOf();
		const open = async (page: Page) => {
			await page.getByLabel("Dojo", { exact: true }).selectOption({ label: "Another place" });
			await fill(page, "Location (English)", "Hall 7");
		};
		return {
			session,
			address: `/coach?tab=classes&class=${id}`,
			open,
			made: countAuditLines(session),
		};
	},
	"a training class is paused": async () => {
		const { session, id, title } = await classOf();
		const { cookie } = await createPersonForTest();
		await call("POST", `/classes/${id}/enroll`, { cookie, body: {} });
		const open = async (page: Page) => {
			await press(page, ownClass["manageClass.pauseOf"].replace("{title}", title));
		};
		return { session, address: "/coach?tab=classes", open, made: countAuditLines(session) };
	},
	"a training class is deleted": async () => {
		const { session, title } = await classOf();
		const open = async (page: Page) => {
			await press(page, fillInName(recordMessages.en["record.deleteOf"], title));
		};
		return { session, address: "/coach?tab=classes", open, made: countAuditLines(session) };
	},
	"somebody is taken out of a class": async () => {
		const { session, id, title } = await classOf();
		const person = await createPersonForTest();
		await call("POST", `/classes/${id}/enroll`, { cookie: person.cookie, body: {} });
		const name = fillInName(
			ownClass["manageClass.takeOutOf"],
			`${person.firstName} ${person.lastName}`,
		);
		const open = async (page: Page) => {
			await openMenu(page, title);
			await chooseItem(page, ownClass["manageClass.members"]);
			await press(page, name);
		};
		const button = (page: Page) => page.getByRole("button", { name, exact: true });
		const done = (page: Page) =>
			page.getByText(ownClass["manageClass.noMembers"], { exact: true }).waitFor();
		return {
			session,
			address: "/coach?tab=classes",
			open,
			button,
			done,
			made: countAuditLines(session),
		};
	},
	"a student is enrolled in a class": async () => {
		const { coach: session, student } = await createStudentForTest();
		const { title } = await createTrainingClassForTest({ coachId: session.id });
		const open = async (page: Page) => {
			await openMenu(page, title);
			await chooseItem(page, ownClass["manageClass.members"]);
			await page
				.getByLabel(ownClass["manageClass.student"], { exact: true })
				.selectOption(String(student.id));
		};
		const done = (page: Page) =>
			page.getByText(ownClass["manageClass.inClass"], { exact: true }).waitFor();
		return { session, address: "/coach?tab=classes", open, done, made: countAuditLines(session) };
	},
	"somebody enrols in a class": async () => {
		const { title } = await createTrainingClassForTest({ title: uniqueText("Lost") });
		const session = await createPersonForTest();
		const name = fillInName(enrollmentMessages.en["enroll.enrollIn"], title);
		const enrol = pressedInList((page) => page.getByRole("button", { name, exact: true }));
		return { session, address: "/classes?day=all", ...enrol, made: countAuditLines(session) };
	},
	"somebody leaves a class": async () => {
		const { id, title } = await createTrainingClassForTest();
		const session = await createPersonForTest();
		await call("POST", `/classes/${id}/enroll`, { cookie: session.cookie, body: {} });
		const open = async (page: Page) => {
			await press(page, fillInName(enrollmentMessages.en["enroll.moreOf"], title));
			await press(page, fillInName(enrollmentMessages.en["enroll.leaveOf"], title));
		};
		const made = async () => (await countAuditLines(session)()) - 1;
		return { session, address: "/", open, made };
	},
	"other hours are set": async () => {
		const { session } = await classOf();
		const open = async (page: Page) => {
			await press(page, otherHours["otherHours.set"]);
			await page.getByLabel(otherHours["otherHours.how"], { exact: true }).selectOption("notHeld");
		};
		return { session, address: "/coach?tab=classes", open, made: countAuditLines(session) };
	},
} satisfies Writes;
