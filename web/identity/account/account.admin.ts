import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../../platform/dashboard/staff/defineAdmin.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Account help", ar: "مساعدة الحسابات" },
			group: "people",
			admin: 65,
			superAdmin: 65,
			to: paths.accounts,
		},
	],
});
