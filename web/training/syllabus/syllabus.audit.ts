import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	syllabus: { en: "Belt syllabus", ar: "منهج حزام" },
});
