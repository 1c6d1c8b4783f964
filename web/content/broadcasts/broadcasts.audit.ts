import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	broadcast: { en: "Messages to many", ar: "رسائل جماعية", admins: true },
});
