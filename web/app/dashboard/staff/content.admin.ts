import { defineAdmin } from "../../../base/staff/defineAdmin.ts";
import { useContentCount } from "./content.ts";

export default defineAdmin({
	tabs: [
		{
			id: "content",
			label: { en: "Content", ar: "المحتوى" },
			group: "content",
			superAdmin: 30,
			useCount: useContentCount,
			part: () => import("./ContentTab.tsx"),
		},
	],
});
