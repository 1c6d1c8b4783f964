import type { OfficialInput } from "#shared/content/officials/officials.schema.ts";

/** An official as a super-admin would enter it. */
export const officialForTest = (wish: Partial<OfficialInput> = {}) => ({
	nameEn: "Khalid Al-Mutairi",
	nameAr: "خالد المطيري",
	positionEn: "Treasurer",
	positionAr: "أمين الصندوق",
	messageEn: "A dojo is built by those who sweep it.",
	messageAr: "يبني الدوجو من يكنس أرضه.",
	photoUrl: null,
	sortOrder: 7,
	isActive: true,
	...wish,
});
