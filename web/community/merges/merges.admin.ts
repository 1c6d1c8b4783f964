import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../../platform/dashboard/staff/defineAdmin.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Duplicates", ar: "السجلات المكررة" },
			group: "people",
			admin: 40,
			superAdmin: 40,
			to: paths.duplicates,
		},
	],
});
