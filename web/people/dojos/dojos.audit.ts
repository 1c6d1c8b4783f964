import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	dojo: { en: "Dojo", ar: "دوجو", admins: true },
});
