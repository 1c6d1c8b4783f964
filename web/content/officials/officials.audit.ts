import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	official: { en: "Official", ar: "مسؤول" },
});
