import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	user: { en: "Account", ar: "حساب" },
});
