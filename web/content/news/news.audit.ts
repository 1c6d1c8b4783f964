import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	news: { en: "News article", ar: "خبر", admins: true },
});
