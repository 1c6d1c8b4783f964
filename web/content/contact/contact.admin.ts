import { paths } from "../../core/address/paths.ts";
import { defineAdmin } from "../../platform/dashboard/staff/defineAdmin.ts";
import { useOpenMessages } from "./useOpenMessages.ts";

export default defineAdmin({
	waiting: [
		{
			label: { en: "Messages", ar: "الرسائل" },
			admin: 40,
			superAdmin: 40,
			useItems() {
				const { value } = useOpenMessages();
				return value === undefined
					? undefined
					: [{ to: `${paths.messages}?status=open`, count: value }];
			},
		},
	],
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
