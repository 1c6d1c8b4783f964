import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	aboutSection: { en: "About section", ar: "قسم تعريف" },
});
