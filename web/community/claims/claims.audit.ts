import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	recordClaim: { en: "Claim of a record", ar: "مطالبة بسجل" },
});
