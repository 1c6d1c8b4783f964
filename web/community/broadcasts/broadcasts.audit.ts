import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	broadcast: { en: "Announcements", ar: "رسائل جماعية", admins: true },
});
