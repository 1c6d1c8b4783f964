import { defineAudited } from "../../core/defineAudited.ts";

export default defineAudited({
	onlinePayment: { en: "Online payment", ar: "دفعة إلكترونية", admins: true },
});
