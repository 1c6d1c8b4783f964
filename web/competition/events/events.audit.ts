import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	event: { en: "Event", ar: "فعالية", admins: true },
	eventClass: { en: "Event class", ar: "فئة", admins: true },
});
