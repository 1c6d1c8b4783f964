import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	annualPlan: { en: "Annual plan", ar: "خطة سنوية" },
});
