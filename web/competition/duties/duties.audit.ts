import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	duty: { en: "Duty at an event", ar: "مهمة في فعالية", admins: true },
});
