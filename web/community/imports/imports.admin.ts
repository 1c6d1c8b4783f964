import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

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
