import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	athlete: { en: "Athlete", ar: "لاعب" },
});
