import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	promotion: { en: "Promotion", ar: "ترقية", admins: true },
});
