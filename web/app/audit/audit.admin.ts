import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Audit log", ar: "سجل التغييرات" },
			group: "office",
			admin: 70,
			superAdmin: 70,
			to: paths.audit,
		},
	],
});
