import { defineAdmin, figureOf } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";

export default defineAdmin({
	figures: [
		{
			label: { en: "Overdue Fees", ar: "رسوم متأخرة" },
			admin: 70,
			superAdmin: 60,
			useFigure: figureOf("overdueFees"),
			to: paths.membership,
		},
	],
	links: [
		{
			label: { en: "Membership", ar: "العضوية" },
			group: "people",
			admin: 20,
			superAdmin: 20,
			to: paths.membership,
		},
	],
});
