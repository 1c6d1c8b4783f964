import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	document: { en: "Document", ar: "مستند" },
});
