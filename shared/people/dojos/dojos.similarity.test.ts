import { mostSimilar } from "./dojos.similarity.ts";

const dojos = [
	{ nameEn: "Salmiya", nameAr: "السالمية" },
	{ nameEn: "Sabah Al-Salem", nameAr: "صباح السالم" },
	{ nameEn: "Hawally", nameAr: "حولي" },
	{ nameEn: "Jabriya Central Dojo", nameAr: "دوجو الجابرية المركزي" },
];

test.each([
	["Salmiyah dojo", "Salmiya"],
	["Salmia", "Salmiya"],
	["نادي السالميه", "Salmiya"],
	["Hawalli Club", "Hawally"],
	["sabah alsalem", "Sabah Al-Salem"],
	["Jabriya", "Jabriya Central Dojo"],
	["Mangaf", undefined],
	["Dojo", undefined],
	["???", undefined],
])("suggests for %s the dojo %s", (text, name) => {
	expect(mostSimilar([text], dojos)?.nameEn).toBe(name);
});
