import type { Dojo } from "#shared/training/dojos/dojos.schema.ts";

/** Initial values of a dojo's form. */
export const valuesOf = (item: Dojo | null) => ({
	nameEn: item?.nameEn ?? "",
	nameAr: item?.nameAr ?? "",
	addressEn: item?.addressEn ?? "",
	addressAr: item?.addressAr ?? "",
	area: item?.area ?? ("" as const),
	mapUrl: item?.mapUrl ?? "",
	phone: item?.phone ?? "",
	imageUrl: item?.imageUrl ?? "",
	hoursEn: item?.hoursEn ?? "",
	hoursAr: item?.hoursAr ?? "",
	womensHoursEn: item?.womensHoursEn ?? "",
	womensHoursAr: item?.womensHoursAr ?? "",
	published: item?.published ?? false,
	version: item?.version,
});
export type DojoValues = ReturnType<typeof valuesOf>;
