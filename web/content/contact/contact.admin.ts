import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../../platform/dashboard/staff/defineAdmin.ts";
import { useOpenMessages } from "./useOpenMessages.ts";

export default defineAdmin({
	figures: [
		{
			label: { en: "Open Messages", ar: "الرسائل المفتوحة" },
			admin: 60,
			superAdmin: 50,
			useFigure: useOpenMessages,
			to: `${paths.messages}?status=open`,
		},
	],
});
