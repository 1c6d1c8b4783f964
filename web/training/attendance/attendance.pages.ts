import { definePages } from "../../core/definePages.ts";

export default definePages({
	attendance: {
		component: "training/attendance/AttendancePage.tsx",
		head: {
			en: { title: "Attendance", description: "Who is present in a training class." },
			ar: { title: "الحضور", description: "من حضر حصة التدريب." },
		},
	},
});
