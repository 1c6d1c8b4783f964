import { specialtiesOf } from "./coaches.rules.ts";

test("shows a coach's own specialties, else fixed badges or General", () => {
	const of = (id: number, specializations: string[] = []) => specialtiesOf({ id, specializations });
	expect([1, 2, 3, 4].map((id) => of(id))).toEqual([
		["Adults", "Advanced"],
		["Youth", "Women"],
		["Kids", "Beginners"],
		["General"],
	]);
	expect(of(1, ["Kata"])).toEqual(["Kata"]);
});
