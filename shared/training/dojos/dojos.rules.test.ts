import { matchDojo } from "./dojos.rules.ts";

const dojos = [
	{ id: 1, nameEn: "Salmiya", nameAr: "السالمية", aliases: ["Block 10 hall"] },
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
	["Salmiya 2", undefined],
	["Block 1", undefined],
])("the text %j means the dojo %s", (text, id) => expect(matchDojo([text], dojos)?.id).toBe(id));

test("all texts must mean the same dojo", () => {
	expect(matchDojo(["Salmiya.", "سالمية", null], dojos)?.id).toBe(1);
	expect(matchDojo(["Salmiya", "الجهراء"], dojos)).toBeUndefined();
});
