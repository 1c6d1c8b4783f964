import { useQuery } from "@tanstack/react-query";
import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { judgesQuery } from "./judges.queries.ts";

export default defineAdmin({
	tabs: [
		{
			id: "judges",
			label: { en: "Judges", ar: "الحكام" },
			group: "activities",
			superAdmin: 90,
			useCount: () => useQuery(judgesQuery).data?.length,
			part: () => import("./staff/ManageJudges.tsx"),
		},
	],
});
