import { matchingCoaches, specialtiesOf } from "./coaches.rules.ts";

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

test("filters coaches by dojo and by whether they teach women", () => {
	const coach = (id: number, dojoId: number | null, dojoLocation: string | null = null) => ({
		id,
		dojoId,
		dojoLocation,
	});
	const coaches = [coach(1, 7, "Salmiya"), coach(2, 7, "Salmiya"), coach(4, null, "Al-Ahmadi")];
	const found = (dojo: string | null, forWomen = false) =>
		matchingCoaches(coaches, { dojo, forWomen }).map(({ id }) => id);
	expect(found(null)).toEqual([1, 2, 4]);
	expect(found("7")).toEqual([1, 2]);
	expect(found("7", true)).toEqual([2]);
	expect(found("Al-Ahmadi")).toEqual([4]);
	expect(found("Jahra")).toEqual([]);
});
