import { defineContent } from "../../base/staff/defineContent.ts";
import { usePages, whole } from "../../core/calls/usePages.ts";
import { teamPages } from "./national-team.queries.ts";

export default defineContent({
	order: 40,
	part: () => import("./staff/ManageTeam.tsx"),
	useCount: () => usePages(teamPages, whole).rows?.length,
});
