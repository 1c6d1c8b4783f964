import { defineAdmin } from "../../../base/staff/defineAdmin.ts";
import { contentTab, useContentCount } from "./content.ts";

export default defineAdmin({
	tabs: [
		{
			id: contentTab,
			label: { en: "Content", ar: "المحتوى" },
			group: "content",
			superAdmin: 30,
			useCount: useContentCount,
			part: () => import("./ContentTab.tsx"),
		},
	],
});
