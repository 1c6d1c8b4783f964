import {
	byDojoName,
	governorateNames,
	matchDojo,
	textsInOneLanguage,
	textsOf,
} from "./dojos.rules.ts";

const dojos = [
	{ id: 1, nameEn: "Salmiya", nameAr: "السالمية", aliases: ["Block 10 hall", "Big · كبير · 1"] },
	{ id: 2, nameEn: "Jahra", nameAr: "الجهراء" },
	{ id: 3, nameEn: "Al-Jahra", nameAr: "نادي الجهراء" },
];

test.each([
	["Salmiya", 1],
	["SALMIYA.", 1],
	["Al Salmiya", 1],
	["سالمية", 1],
	["السالميه", 1],
	["Salmiya · السالمية", 1],
	["Hall, Block 10", 1],
	["الجهراء، نادي", 3],
	// A name that is spelt exactly so comes first.
	["Jahra", 2],
	["al-jahra", 3],
	["Salmiyah", 1],
	["salmia", 1],
	["Big · كبير · 1", 1],
	["Salmiya · الجهراء", undefined],
	["Jahra · السالمية", undefined],
	["Salmiya 2", undefined],
	["Block 1", undefined],
])("the text %j means the dojo %s", (text, id) => expect(matchDojo([text], dojos)?.id).toBe(id));

test.each([
	["hawalli", "Hawally"],
	["Hawaly", "Hawally"],
	["jabriyah", "Jabriya"],
	["Hawalli Street", undefined],
	// Two dojos sound like this.
	["Saba", undefined],
	["Ali", undefined],
])("the spelling %j means the dojo %s", (text, name) => {
	const spelt = [
		{ nameEn: "Hawally", nameAr: "حولي" },
		{ nameEn: "Jabriya", nameAr: "الجابرية" },
		{ nameEn: "Sabah", nameAr: "صباح" },
		{ nameEn: "Suba", nameAr: "صبا" },
	];
	expect(matchDojo([text], spelt)?.nameEn).toBe(name);
});

test("all texts must mean the same dojo", () => {
	expect(matchDojo(["Salmiya.", "سالمية", null], dojos)?.id).toBe(1);
	expect(matchDojo(["Salmiya", "الجهراء"], dojos)).toBeUndefined();
});

test("names the six governorates of Kuwait", () => {
	expect(governorateNames).toEqual({
		capital: { en: "Capital", ar: "العاصمة" },
		hawalli: { en: "Hawalli", ar: "حولي" },
		farwaniya: { en: "Farwaniya", ar: "الفروانية" },
		"mubarak-al-kabeer": { en: "Mubarak Al-Kabeer", ar: "مبارك الكبير" },
		ahmadi: { en: "Ahmadi", ar: "الأحمدي" },
		jahra: { en: "Jahra", ar: "الجهراء" },
	});
});

test("a text of a dojo in one language lacks the other; a text in neither lacks none", () => {
	const names = { nameEn: "Salmiya", nameAr: "السالمية" };
	expect(textsInOneLanguage(names)).toEqual([]);
	expect(textsInOneLanguage({ ...names, addressEn: "Block 1", hoursAr: "كل يوم" })).toEqual([
		"addressAr",
		"hoursEn",
	]);
	expect(textsInOneLanguage({ ...names, womensHoursEn: "Sunday", womensHoursAr: " " })).toEqual([
		"womensHoursAr",
	]);
});

test("a dojo is known by both names, apart and together, and by its other names, each once", () => {
	expect(textsOf(dojos[0])).toEqual([
		"salmiya",
		"السالميه",
		"salmiya · السالميه",
		"block 10 hall",
		"big · كبير · 1",
	]);
	expect(textsOf({ nameEn: "Jahra", nameAr: "الجهراء", aliases: ["JAHRA"] })).toHaveLength(3);
});

test("sorts dojos by their name in the reader's language", () => {
	const [hawalli, ahmadi] = [
		{ nameEn: "Hawalli", nameAr: "الف" },
		{ nameEn: "Ahmadi", nameAr: "باء" },
	];
	const sorted = (locale: "en" | "ar") => [hawalli, ahmadi].toSorted(byDojoName(locale));
	expect(sorted("en")).toEqual([ahmadi, hawalli]);
	expect(sorted("ar")).toEqual([hawalli, ahmadi]);
});
