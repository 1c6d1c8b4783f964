import { fillGrid, groupBelts, readRanges } from "./grid.ts";
import { proposedRules } from "./gridNames.ts";

test.each([
	[
		"8-9, 10",
		"age",
		[
			{ min: 8, max: 9 },
			{ min: 10, max: 10 },
		],
	],
	[
		"٨–٩، ١٨+",
		"age",
		[
			{ min: 8, max: 9 },
			{ min: 18, max: null },
		],
	],
	[
		"60; 70\n70+",
		"weight",
		[
			{ min: null, max: 60 },
			{ min: 60, max: 70 },
			{ min: 70, max: null },
		],
	],
	["-7", "age", [{ min: null, max: 7 }]],
	["", "age", []],
	["9-8", "age", null],
	["heavy", "weight", null],
] as const)("reads %j as ranges of %s", (typed, kind, ranges) => {
	expect(readRanges(typed, kind)).toEqual(ranges);
});

test("makes an event class for each age, gender, belt and weight, named in both languages", () => {
	const rows = fillGrid({
		ages: [
			{ min: 10, max: 11 },
			{ min: 18, max: null },
		],
		weights: [
			{ min: null, max: 60 },
			{ min: 60, max: null },
		],
		genders: ["male", "female"],
		belts: groupBelts(["green"]),
		places: "8",
		nameEn: proposedRules.en,
		nameAr: proposedRules.ar,
	});
	expect(rows).toHaveLength(16);
	expect(rows[0]).toMatchObject({
		className: "Kumite boys, 10–11 years, up to 60 kg, up to yellow belt",
		classNameAr: "كوميتيه فتيان، من ١٠ إلى ١١ سنة، حتى ٦٠ كيلوغرامًا، حتى الحزام الأصفر",
		minBeltLevel: "",
		maxBeltLevel: "yellow-6",
		maxParticipants: "8",
	});
	expect(rows[15]).toMatchObject({
		className: "Kumite women, from 18 years, over 60 kg, from green belt",
		classNameAr: "كوميتيه سيدات، من ١٨ سنة فما فوق، فوق ٦٠ كيلوغرامًا، من الحزام الأخضر",
		minAge: "18",
		maxAge: "",
		minWeight: "60",
		genderRestriction: "female",
	});
});

test("a missing limit leaves no gap in the name of an event class", () => {
	const [row] = fillGrid({
		ages: [],
		weights: [{ min: null, max: 60 }],
		genders: [],
		belts: groupBelts([]),
		places: "0",
		nameEn: "{gender} {weight}, {age}",
		nameAr: "{الوزن}",
	});
	expect(row).toMatchObject({ className: "Up to 60 kg", classNameAr: "حتى ٦٠ كيلوغرامًا" });
});
