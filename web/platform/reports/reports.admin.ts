import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../dashboard/staff/defineAdmin.ts";

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
