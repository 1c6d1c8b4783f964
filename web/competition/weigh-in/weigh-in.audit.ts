import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	weighIn: { en: "Weighing", ar: "الوزن", admins: true },
});
