import { useQuery } from "@tanstack/react-query";
import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { undecidedQuery } from "./registrations.queries.ts";

export default defineAdmin({
	waiting: [
		{
			id: "registrations",
			admin: 10,
			superAdmin: 10,
			useCount: () => useQuery(undecidedQuery).data?.reduce((sum, { count }) => sum + count, 0),
			part: () => import("./staff/WaitingEntries.tsx"),
		},
	],
});
