import { firstOrder } from "#shared/content/about/about.rules.ts";
import type { AboutSection } from "#shared/content/about/about.schema.ts";

/** Initial values of a section's form. */
export const valuesOf = (item: AboutSection | null) => ({
	titleEn: item?.titleEn ?? "",
	titleAr: item?.titleAr ?? "",
	bodyEnMd: item?.bodyEnMd ?? "",
	bodyArMd: item?.bodyArMd ?? "",
	photoUrl: item?.photoUrl ?? "",
	sortOrder: String(item?.sortOrder ?? firstOrder),
	version: item?.version,
});
export type AboutValues = ReturnType<typeof valuesOf>;

/** Bilingual fields of a section. */
export const aboutTexts = ["title", "content"] as const;
