import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	charge: { en: "Charge", ar: "رسوم" },
	cashClosing: { en: "Cash closing", ar: "إقفال الصندوق" },
});
