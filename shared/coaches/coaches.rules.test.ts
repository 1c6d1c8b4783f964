import { specialtiesOf } from "./coaches.rules.ts";

test("a coach teaches what they say; the first three have badges of their own, all others General", () => {
	const of = (id: number, specializations: string[] = []) => specialtiesOf({ id, specializations });
	expect([1, 2, 3, 4].map((id) => of(id))).toEqual([
		["Adults", "Advanced"],
		["Youth", "Women"],
		["Kids", "Beginners"],
		["General"],
	]);
	expect(of(1, ["Kata"])).toEqual(["Kata"]);
});
