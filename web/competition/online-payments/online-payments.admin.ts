import { useQuery } from "@tanstack/react-query";
import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { attentionQuery } from "./online-payments.queries.ts";

export default defineAdmin({
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
