import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	trainingClass: { en: "Training class", ar: "حصة تدريب" },
	enrollment: { en: "Enrolment", ar: "تسجيل في حصة" },
});
