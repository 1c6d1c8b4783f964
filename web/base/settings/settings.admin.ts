import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../staff/defineAdmin.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Settings", ar: "الإعدادات" },
			group: "office",
			superAdmin: 80,
			to: paths.settings,
		},
	],
});
