import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../../platform/dashboard/staff/defineAdmin.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Messages to many", ar: "الرسائل الجماعية" },
			admin: 30,
			superAdmin: 30,
			to: paths.broadcasts,
		},
	],
});
