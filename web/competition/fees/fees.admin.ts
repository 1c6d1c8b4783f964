import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Money", ar: "الأموال" },
			group: "office",
			admin: 25,
			superAdmin: 25,
			to: paths.money,
		},
	],
});
