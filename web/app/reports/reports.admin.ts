import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Reports", ar: "التقارير" },
			group: "office",
			admin: 65,
			superAdmin: 65,
			to: paths.reports,
		},
	],
});
