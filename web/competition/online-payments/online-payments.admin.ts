import { useQuery } from "@tanstack/react-query";
import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";
import { attentionQuery } from "./online-payments.queries.ts";

export default defineAdmin({
	links: [
		{
			label: { en: "Online payments", ar: "المدفوعات الإلكترونية" },
			group: "office",
			admin: 26,
			superAdmin: 26,
			to: paths.onlinePayment,
		},
	],
	waiting: [
		{
			id: "online-payments",
			admin: 60,
			superAdmin: 60,
			useCount: () => useQuery(attentionQuery).data?.length,
			part: () => import("./staff/WaitingDifferences.tsx"),
		},
	],
});
