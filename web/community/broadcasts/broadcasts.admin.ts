import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Announcements", ar: "الرسائل الجماعية" },
			group: "messages",
			admin: 30,
			superAdmin: 30,
			to: paths.broadcasts,
		},
	],
});
