import type { StudentRecord } from "#shared/community/students/students.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { definePages, defineSubject } from "../../core/definePages.ts";
import { studentQuery } from "../../people/coaches/students.queries.ts";

export default definePages({
	student: {
		subject: defineSubject<StudentRecord>({
			key: (id) => studentQuery(id as UserId).queryKey,
			head: (student, locale) => ({ title: nameIn(locale, student).full, description: "" }),
		}),
		component: "community/students/StudentPage.tsx",
		head: {
			en: {
				title: "Student",
				description: "A student's particulars, belts, classes and registrations.",
			},
			ar: { title: "الطالب", description: "بيانات الطالب وأحزمته وحصصه وتسجيلاته." },
		},
	},
});
