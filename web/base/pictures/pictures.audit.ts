import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	picture: { en: "Picture", ar: "صورة" },
});
