import type { Page } from "playwright-core";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { studentMessages } from "#web/community/students/students.messages.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createPersonForTest } from "../../core/people.ts";
import { createLinkRequestForTest, newStudentForTest } from "../../core/students.ts";
import { countAuditLines, fill, press, type Writes } from "../write.ts";

export default {
	"a student is added": async () => {
		const session = await createPersonForTest({ role: "coach" });
		const open = async (page: Page) => {
			await fill(page, personFormMessages.en["personForm.firstName"], "Hessa");
			await fill(page, personFormMessages.en["personForm.lastName"], "Al Enezi");
			await fill(page, personFormMessages.en["personForm.email"], newStudentForTest().email);
			const gender = page.getByLabel(personFormMessages.en["personForm.gender"], { exact: true });
			await gender.selectOption("female");
		};
		// The lost response contained the password.
		const done = (page: Page) =>
			page.getByText(studentMessages.en["students.passwordLost"], { exact: true }).waitFor();
		return {
			session,
			address: "/coach?tab=students&add=1",
			open,
			done,
			made: countAuditLines(session),
		};
	},
	"a student's particulars are changed": async () => {
		const { coach: session, student } = await createStudentForTest();
		const open = async (page: Page) => {
			await press(page, studentMessages.en["students.edit"]);
			await fill(page, personFormMessages.en["personForm.phoneNumber"], "99887766");
		};
		return { session, address: `/student/${student.id}`, open, made: countAuditLines(session) };
	},
	"a student gets a new password": async () => {
		const { coach: session, student } = await createStudentForTest({ mustChangePassword: true });
		const open = (page: Page) => press(page, studentMessages.en["students.newPassword"]);
		const done = (page: Page) =>
			page.getByText(studentMessages.en["students.again"], { exact: true }).waitFor();
		return {
			session,
			address: `/student/${student.id}`,
			open,
			done,
			made: countAuditLines(session),
		};
	},
	"a student is given to another coach": async () => {
		const { coach: session, student } = await createStudentForTest();
		const open = async (page: Page) => {
			await press(page, studentMessages.en["students.transfer"]);
			// Any coach: browsers keep the list for a while, so a new one may be missing.
			await page
				.getByLabel(studentMessages.en["students.newCoach"], { exact: true })
				.selectOption({ index: 1 });
		};
		return { session, address: `/student/${student.id}`, open, made: countAuditLines(session) };
	},
	"a coach's request is accepted": async () => {
		const { coach, student: session } = await createLinkRequestForTest();
		const name = `${coach.firstName} ${coach.lastName}`;
		const open = (page: Page) =>
			press(page, studentMessages.en["students.acceptOf"].replace("{coach}", name));
		return { session, address: "/", open, made: countAuditLines(session) };
	},
} satisfies Writes;
