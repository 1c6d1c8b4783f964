import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	attendance: { en: "Attendance", ar: "حضور" },
});
