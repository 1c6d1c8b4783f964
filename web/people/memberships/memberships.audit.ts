import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	membershipPayment: { en: "Payment", ar: "دفعة" },
	reminderRun: { en: "Reminders to many", ar: "تذكيرات جماعية" },
});
