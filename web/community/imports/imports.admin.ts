import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../../platform/dashboard/staff/defineAdmin.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Import", ar: "استيراد" },
			group: "people",
			admin: 60,
			superAdmin: 60,
			to: paths.importMembers,
		},
	],
});
