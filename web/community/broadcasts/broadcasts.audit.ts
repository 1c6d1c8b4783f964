import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	broadcast: { en: "Announcements", ar: "رسائل جماعية", admins: true },
	broadcastDraft: { en: "Drafts of announcements", ar: "مسودات الرسائل الجماعية", admins: true },
});
