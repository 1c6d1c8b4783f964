import { filterIn, isForWhom } from "./classFilter.ts";

const find = (query: string) => filterIn(new URLSearchParams(query));
const cubs = { audienceType: "mixed", classType: "kids", minAge: 6 } as const;
const girls = { audienceType: "girls", classType: "kata" } as const;
const women = { audienceType: "girls", classType: "adults" } as const;
const group = { audienceType: "mixed", classType: "competition", minAge: 12 } as const;

test.each([
	["", [true, true, true, true]],
	["age=9", [true, true, false, false]],
	["age=5", [false, true, false, false]],
	["age=20", [false, true, true, true]],
	["for=girl", [true, true, false, true]],
	["for=boy", [true, false, false, true]],
	["age=9&for=girl", [true, true, false, false]],
	["age=9&for=boy", [true, false, false, false]],
	["age=20&for=boy", [false, false, false, true]],
	["near=Salmiya", [true, true, true, true]],
	["age=eight&for=cat", [true, true, true, true]],
] as const)("finds the classes for %j", (query, expected) => {
	expect([cubs, girls, women, group].map((one) => isForWhom(one, find(query)))).toEqual(expected);
});

test.each(["2", "100", "8.5", "-8", ""])("ignores the age %j", (typed) => {
	expect(find(`age=${typed}`).age).toBeNull();
});
