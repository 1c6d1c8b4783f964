import {
	editSyllabusMessages,
	syllabusMessages,
} from "#web/training/syllabus/syllabus.messages.ts";
import { publishForTest } from "../../core/syllabus.ts";
import { heading, type Screen, superAdmin } from "../screen.ts";

const { belt } = await publishForTest("black-8");

export default [
	{
		name: "what each belt is examined in",
		path: `/syllabus#${belt}`,
		titles: { en: "Belt syllabus", ar: "منهج الأحزمة" },
		open: heading(syllabusMessages, "syllabus.title"),
	},
	{
		name: "the syllabus of a rank that is edited",
		path: `/syllabus/edit?belt=${belt}`,
		titles: { en: "Edit the syllabus", ar: "تعديل منهج الأحزمة" },
		session: superAdmin,
		open: heading(editSyllabusMessages, "editSyllabus.title"),
	},
] satisfies Screen[];
