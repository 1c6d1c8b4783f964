import { defineAdmin } from "../../base/staff/defineAdmin.ts";

export default defineAdmin({
	tabs: [
		{
			id: "dojos",
			label: { en: "Dojos", ar: "الدوجوهات" },
			group: "activities",
			admin: 75,
			superAdmin: 95,
			part: () => import("./staff/ManageDojos.tsx"),
		},
	],
});
