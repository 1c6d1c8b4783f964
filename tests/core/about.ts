import type { AboutSectionInput } from "#shared/content/about/about.schema.ts";

/** A section as a super-admin would enter it. */
export const aboutSectionForTest = (wish: Partial<AboutSectionInput> = {}) => ({
	titleEn: "Our dojos",
	titleAr: "أنديتنا",
	bodyEnMd: "**Nine** dojos.",
	bodyArMd: "**تسعة** أندية.",
	photoUrl: null,
	sortOrder: 7,
	...wish,
});
