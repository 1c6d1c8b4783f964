import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	settings: { en: "Settings", ar: "الإعدادات" },
});
