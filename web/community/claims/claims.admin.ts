import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../../platform/dashboard/staff/defineAdmin.ts";

export default defineAdmin({
	links: [
		{ label: { en: "Claims", ar: "طلبات الربط" }, admin: 50, superAdmin: 50, to: paths.claims },
	],
});
