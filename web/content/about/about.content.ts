import { defineContent } from "../../base/staff/defineContent.ts";
import { usePages, whole } from "../../core/calls/usePages.ts";
import { useText } from "../../core/language/messages.ts";
import { sectionKind } from "./about.queries.ts";
import { aboutTexts } from "./aboutForm.tsx";
import { manageAboutMessages } from "./manageAbout.messages.ts";

export default defineContent({
	id: "about",
	label: { en: "About", ar: "من نحن" },
	order: 30,
	part: () => import("./ManageAbout.tsx"),
	useCount: () => usePages(sectionKind.pages, whole).rows?.length,
	useTranslated() {
		const text = useText(manageAboutMessages);
		return {
			name: "about",
			label: text("manageAbout.title"),
			counted: (count, shown) => text("manageAbout.counted", { count, shown }),
			fields: aboutTexts,
			...usePages(sectionKind.pages, whole),
		};
	},
});
