import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Duplicates", ar: "السجلات المكررة" },
			group: "people",
			superAdmin: 40,
			to: paths.duplicates,
		},
	],
});
