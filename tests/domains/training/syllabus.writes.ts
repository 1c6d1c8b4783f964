import { editSyllabusMessages } from "#web/training/syllabus/syllabus.messages.ts";
import { publishForTest } from "../../core/syllabus.ts";
import { countAuditLines, superAdmin, type Writes, waitForToast } from "../write.ts";

export default {
	"a syllabus is published": async () => {
		const [{ belt }, session] = await Promise.all([publishForTest("black-7"), superAdmin()]);
		return {
			session,
			address: `/syllabus/edit?belt=${belt}`,
			open: async (page) => {
				const items = page.getByLabel(editSyllabusMessages.en["editSyllabus.itemsEn"]);
				await items.first().fill("Any kata of your choice");
			},
			button: (page) =>
				page.getByRole("button", {
					name: editSyllabusMessages.en["editSyllabus.save"],
					exact: true,
				}),
			done: waitForToast(editSyllabusMessages.en["editSyllabus.saved"]),
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
