import { historyMessages } from "#web/base/ranks/history.messages.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { countAuditLines, fillInName, press, type Writes } from "../write.ts";

export default {
	"a student is promoted": async () => {
		const { coach, student } = await createStudentForTest();
		const name = `${student.firstName} ${student.lastName}`;
		return {
			session: coach,
			address: "/coach?tab=students",
			open: (page) => press(page, fillInName(historyMessages.en["progress.title"], name)),
			button: (page) => page.getByRole("button", { name: /^Promote to Orange Belt - 10th/ }),
			done: (page) =>
				page.getByText(historyMessages.en["progress.waits"], { exact: true }).waitFor(),
			made: countAuditLines(coach),
		};
	},
} satisfies Writes;
