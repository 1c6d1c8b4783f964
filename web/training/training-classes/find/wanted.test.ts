import { fitsWanted, wantedIn } from "./wanted.ts";

const find = (query: string) => wantedIn(new URLSearchParams(query));
const cubs = { location: "Salmiya", audienceType: "mixed", classType: "kids" } as const;
const girls = { location: "Hawally", audienceType: "girls", classType: "kata" } as const;
const women = { location: "Hawally", audienceType: "adults", classType: "adults" } as const;

test.each([
	["", [true, true, true]],
	["age=8", [true, true, false]],
	["age=20", [false, true, true]],
	["for=girl", [true, true, false]],
	["for=boy", [true, false, false]],
	["for=adult", [false, true, true]],
	["age=8&for=boy", [true, false, false]],
	["level=kata", [false, true, false]],
	["dojo=Salmiya", [true, false, false]],
	["for=girls", [false, true, false]],
	["for=boys", [false, false, false]],
	["age=eight&for=cat&level=yoga", [true, true, true]],
] as const)("finds the classes for %j", (query, expected) => {
	expect([cubs, girls, women].map((one) => fitsWanted(one, find(query)))).toEqual(expected);
});

test.each(["2", "100", "8.5", "-8", ""])("ignores the age %j", (typed) => {
	expect(find(`age=${typed}`).age).toBeNull();
});
