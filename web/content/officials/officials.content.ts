import { defineContent } from "../../base/staff/defineContent.ts";
import { usePages, whole } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { officialTexts } from "./officialForm.tsx";
import { officialKind } from "./officials.queries.ts";

export default defineContent({
	id: "officials",
	label: { en: "Leadership", ar: "القيادة" },
	order: 20,
	part: () => import("./ManageOfficials.tsx"),
	useCount: () => usePages(officialKind.pages, whole).rows?.length,
	useTranslated() {
		const text = useText(manageOfficialsMessages);
		return {
			name: "officials",
			label: text("manageOfficials.title"),
			counted: (count, shown) => text("manageOfficials.counted", { count, shown }),
			fields: officialTexts,
			...usePages(officialKind.pages, whole),
		};
	},
});
