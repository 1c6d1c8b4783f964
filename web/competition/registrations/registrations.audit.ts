import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	registration: { en: "Registration", ar: "تسجيل", admins: true },
});
