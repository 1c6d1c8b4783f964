import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { claimsPages } from "./claims.queries.ts";

export default defineAdmin({
	waiting: [
		{
			id: "claims",
			admin: 50,
			superAdmin: 50,
			useCount: () => usePages(claimsPages).rows?.length,
			part: () => import("./WaitingClaims.tsx"),
		},
	],
	links: [
		{
			label: { en: "Claims", ar: "طلبات الربط" },
			group: "people",
			admin: 50,
			superAdmin: 50,
			to: paths.claims,
		},
	],
});
