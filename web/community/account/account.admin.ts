import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

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
