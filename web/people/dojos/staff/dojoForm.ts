import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);

/** Initial values of a dojo that is made from texts in use. */
export const valuesFrom = (texts: readonly string[]) => ({
	...valuesOf(null),
	nameEn: texts.find((text) => !isArabic(text)) ?? "",
	nameAr: texts.find(isArabic) ?? "",
	aliases: texts.join("\n"),
	published: true,
});

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
	aliases: item?.aliases?.join("\n") ?? "",
	published: item?.published ?? false,
	version: item?.version,
});
export type DojoValues = ReturnType<typeof valuesOf>;
