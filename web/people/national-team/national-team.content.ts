import { defineContent } from "../../base/staff/defineContent.ts";
import { usePages, whole } from "../../core/calls/usePages.ts";
import { athleteKind } from "./national-team.queries.ts";

export default defineContent({
	id: "team",
	label: { en: "National team", ar: "المنتخب الوطني" },
	order: 40,
	part: () => import("./staff/ManageTeam.tsx"),
	useCount: () => usePages(athleteKind.pages, whole).rows?.length,
});
