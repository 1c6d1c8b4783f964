import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	contactMessage: { en: "Message", ar: "رسالة", admins: true },
	contact: { en: "Contact form", ar: "نموذج التواصل", admins: true },
});
