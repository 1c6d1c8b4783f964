import { normalizeBelt } from "./belts.forms.ts";
import { beltName, coachBadge, shortBeltName, staffBeltName, toOrdinal } from "./belts.names.ts";
import { ladder } from "./belts.rules.ts";

/** The public and the short name of each rank. */
const names = [
	["white", "White Belt", "الحزام الأبيض", "White", "أبيض"],
	[
		"orange-10",
		"Orange Belt - 10th Kyu",
		"الحزام البرتقالي - الكيو العاشر",
		"Orange 10",
		"برتقالي ١٠",
	],
	["orange-9", "Orange Belt - 9th Kyu", "الحزام البرتقالي - الكيو التاسع", "Orange 9", "برتقالي ٩"],
	["blue-8", "Blue Belt - 8th Kyu", "الحزام الأزرق - الكيو الثامن", "Blue 8", "أزرق ٨"],
	["blue-7", "Blue Belt - 7th Kyu", "الحزام الأزرق - الكيو السابع", "Blue 7", "أزرق ٧"],
	["yellow-6", "Yellow Belt - 6th Kyu", "الحزام الأصفر - الكيو السادس", "Yellow 6", "أصفر ٦"],
	["yellow-5", "Yellow Belt - 5th Kyu", "الحزام الأصفر - الكيو الخامس", "Yellow 5", "أصفر ٥"],
	["green-4", "Green Belt - 4th Kyu", "الحزام الأخضر - الكيو الرابع", "Green 4", "أخضر ٤"],
	["green-3", "Green Belt - 3rd Kyu", "الحزام الأخضر - الكيو الثالث", "Green 3", "أخضر ٣"],
	["brown-2", "Brown Belt - 2nd Kyu", "الحزام البني - الكيو الثاني", "Brown 2", "بني ٢"],
	["brown-1", "Brown Belt - 1st Kyu", "الحزام البني - الكيو الأول", "Brown 1", "بني ١"],
	["black-1", "1st Dan", "الدان الأول", "Black 1", "أسود ١"],
	["black-2", "2nd Dan", "الدان الثاني", "Black 2", "أسود ٢"],
	["black-3", "3rd Dan", "الدان الثالث", "Black 3", "أسود ٣"],
	["black-4", "4th Dan", "الدان الرابع", "Black 4", "أسود ٤"],
	["black-5", "5th Dan", "الدان الخامس", "Black 5", "أسود ٥"],
	["black-6", "6th Dan", "الدان السادس", "Black 6", "أسود ٦"],
	["black-7", "7th Dan", "الدان السابع", "Black 7", "أسود ٧"],
	["black-8", "8th Dan", "الدان الثامن", "Black 8", "أسود ٨"],
	["black-9", "9th Dan", "الدان التاسع", "Black 9", "أسود ٩"],
	["black-10", "10th Dan", "الدان العاشر", "Black 10", "أسود ١٠"],
] as const;

test("names all ranks of the ladder", () => {
	expect(names.map(([belt]) => belt)).toEqual(ladder);
});

test.each(names)(
	"%s is “%s” and “%s”, in a narrow column “%s” and “%s”",
	(belt, en, ar, short, shortAr) => {
		expect([beltName(belt, "en"), beltName(belt, "ar")]).toEqual([en, ar]);
		expect([shortBeltName(belt, "en"), shortBeltName(belt, "ar")]).toEqual([short, shortAr]);
	},
);

test("staff see a dan with its colour, and other ranks as visitors do", () => {
	expect([staffBeltName("black-2", "en"), staffBeltName("black-2", "ar")]).toEqual([
		"Black Belt 2 Dan",
		"الحزام الأسود - الدان الثاني",
	]);
	for (const [belt, en, ar] of names.slice(0, 11))
		expect([staffBeltName(belt, "en"), staffBeltName(belt, "ar")]).toEqual([en, ar]);
});

test("a coach's badge has capitals in English and the public name in Arabic", () => {
	expect([coachBadge("black-1", "en"), coachBadge("black-1", "ar")]).toEqual([
		"BLACK 1",
		"الدان الأول",
	]);
	expect(coachBadge("white", "en")).toBe("WHITE");
});

test("English ordinals: 1st, 2nd, 3rd, then th", () => {
	expect([1, 2, 3, 4, 10].map((grade) => toOrdinal(grade, "en"))).toEqual([
		"1st",
		"2nd",
		"3rd",
		"4th",
		"10th",
	]);
});

describe("words that name a rank in lists of clubs", () => {
	test.each([
		["white", "white White أبيض بيضاء الأبيض"],
		["orange-10", "orange برتقالي برتقالية"],
		["blue-8", "blue أزرق زرقاء"],
		["yellow-6", "yellow أصفر صفراء"],
		["green-4", "green أخضر خضراء"],
		["brown-2", "brown بني بنية"],
		["black-1", "black أسود سوداء"],
	])("%s is meant by each of: %s", (belt, words) => {
		for (const word of words.split(" ")) expect([word, normalizeBelt(word)]).toEqual([word, belt]);
	});

	test.each(
		"belt belts obi rank grade level degree colour color حزام درجة رتبة لون مستوى".split(" "),
	)("“%s” beside a colour says nothing more", (word) => {
		expect(normalizeBelt(`black ${word}`)).toBe("black-1");
		expect(normalizeBelt(word)).toBeNull();
	});

	/** The kyu of the ladder, from the first to the tenth. */
	const kyus = ladder.slice(1, 11).toReversed();
	const grades = [
		["first one أول أولى واحد i الأول", "shodan", "ikkyu"],
		["second two ثاني ثانية اثنان ii", "nidan", "nikyu"],
		["third three ثالث ثالثة ثلاثة iii", "sandan", "sankyu"],
		["fourth four رابع رابعة أربعة iv", "yondan yodan", "yonkyu yonkyuu"],
		["fifth five خامس خامسة خمسة v", "godan", "gokyu"],
		["sixth six سادس سادسة ستة vi", "rokudan", "rokkyu rokyu"],
		["seventh seven سابع سابعة سبعة vii", "nanadan shichidan", "nanakyu shichikyu"],
		["eighth eight ثامن ثامنة ثمانية viii", "hachidan", "hakkyu hachikyu"],
		["ninth nine تاسع تاسعة تسعة ix", "kudan kyudan", "kyukyu kukyu"],
		["tenth ten عاشر عاشرة عشرة x", "judan", "jukyu jikkyu jukkyu"],
	] as const;

	test.each(grades)("each of: %s; %s; %s", (words, dans, kyuNames) => {
		const at = grades.findIndex(([own]) => own === words);
		const [dan, kyu] = [`black-${at + 1}`, kyus[at]];
		const readings = [
			...words
				.split(" ")
				.flatMap((word) => [
					[`${word} dan`, dan],
					[`دان ${word}`, dan],
					...["kyu", "kyuu", "kiu", "كيو", "كيوه"].map((system) => [`${word} ${system}`, kyu]),
				]),
			...dans.split(" ").map((word) => [word, dan]),
			...kyuNames.split(" ").map((word) => [word, kyu]),
		];
		expect(readings.map(([text]) => [text, normalizeBelt(text)])).toEqual(readings);
	});
});
