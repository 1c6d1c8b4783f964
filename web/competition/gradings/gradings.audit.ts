import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	grading: { en: "Grading", ar: "اختبار أحزمة", admins: true },
});
