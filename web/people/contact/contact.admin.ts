import { defineAdmin } from "../../base/staff/defineAdmin.ts";
import { paths } from "../../core/address/paths.ts";
import { useOpenMessages } from "./useOpenMessages.ts";

export default defineAdmin({
	waiting: [
		{
			id: "messages",
			admin: 40,
			superAdmin: 40,
			useCount: () => useOpenMessages().value,
			part: () => import("./WaitingMessages.tsx"),
		},
	],
	links: [
		{
			label: { en: "Inbox", ar: "الوارد" },
			group: "messages",
			admin: 10,
			superAdmin: 10,
			to: paths.messages,
		},
	],
	figures: [
		{
			label: { en: "Open messages", ar: "الرسائل المفتوحة" },
			admin: 60,
			superAdmin: 50,
			useFigure: useOpenMessages,
			to: `${paths.messages}?status=open`,
		},
	],
});
