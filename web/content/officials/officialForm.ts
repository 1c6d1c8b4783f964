import { firstOrder } from "#shared/content/officials/officials.rules.ts";
import type { Judging, Official } from "#shared/content/officials/officials.schema.ts";

/** Initial values of an official's form. */
export const valuesOf = (item: Official | null) => ({
	nameEn: item?.nameEn ?? "",
	nameAr: item?.nameAr ?? "",
	positionEn: item?.positionEn ?? "",
	positionAr: item?.positionAr ?? "",
	messageEn: item?.messageEn ?? "",
	messageAr: item?.messageAr ?? "",
	photoUrl: item?.photoUrl ?? "",
	sortOrder: String(item?.sortOrder ?? firstOrder),
	isActive: item?.isActive ?? true,
	version: item?.version,
});
export type OfficialValues = ReturnType<typeof valuesOf>;

/** Initial values of the judging form. A first level is active by default. */
export const judgingValuesOf = ({
	judgingLevel,
	certificationDate,
	isActive,
	version,
}: Judging) => ({
	judgingLevel: judgingLevel ?? "",
	certificationDate: (certificationDate ?? "").slice(0, 10),
	isActive: version === 0 || isActive,
	version: version || undefined,
});
export type JudgingValues = ReturnType<typeof judgingValuesOf>;

/** Bilingual fields of an official. */
export const officialTexts = ["name", "position", "message"] as const;
