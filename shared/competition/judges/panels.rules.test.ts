import type { EventJudge } from "./judges.schema.ts";
import { lackingJudges, proposePanels } from "./panels.rules.ts";

/** A judge of a level from a dojo. */
const judge = (id: number, competitionLevel: string, dojoId: number | null = null) =>
	({
		id,
		dojoId,
		judges: { id, competitionLevel },
		users: { firstName: `Judge ${id}`, lastName: "", currentBelt: "black-1" },
	}) as unknown as EventJudge;

const seatsOf = (judges: EventJudge[], tatamis: number) =>
	proposePanels(judges, tatamis).map(
		(place) => `${place.judge.id} ${place.role} ${place.tatami ?? "-"}`,
	);

describe("panels", () => {
	test("the highest levels are chief and central referees; the others come to each tatami in turn", () => {
		const levels = ["Local", "International", "Regional", "Local", "Regional", "Local", "Local"];
		const judges = levels.map((level, at) => judge(at + 1, level));
		expect(seatsOf(judges, 2)).toEqual([
			"2 chief -",
			"3 central 1",
			"5 central 2",
			"1 corner 1",
			"4 corner 2",
			"6 corner 1",
			"7 corner 2",
		]);
	});

	test("judges of one dojo are apart on a tatami as long as others are left", () => {
		const judges = [
			judge(1, "International", 9),
			judge(2, "Regional", 5),
			judge(3, "Local", 5),
			judge(4, "Local", 6),
			judge(5, "Local", 5),
		];
		expect(seatsOf(judges, 1)).toEqual([
			"1 chief -",
			"2 central 1",
			"4 corner 1",
			"3 corner 1",
			"5 corner 1",
		]);
	});

	test("judges without a dojo are not taken for one dojo", () => {
		const judges = [
			judge(1, "International"),
			judge(2, "Regional"),
			judge(3, "Local"),
			judge(4, "Local", 7),
		];
		expect(seatsOf(judges, 1).slice(1)).toEqual(["2 central 1", "3 corner 1", "4 corner 1"]);
	});

	test("judges beyond the places of all tatamis get none, and each tatami says how many it lacks", () => {
		const many = Array.from({ length: 20 }, (_, at) => judge(at + 1, "Local"));
		expect(proposePanels(many, 2)).toHaveLength(1 + 2 * 6);
		const lacks = (count: number, tatamis: number) =>
			lackingJudges(proposePanels(many.slice(0, count), tatamis), tatamis);
		expect(lacks(20, 1)).toEqual([{ tatami: 1, lacks: 0 }]);
		expect(lacks(6, 2)).toEqual([
			{ tatami: 1, lacks: 2 },
			{ tatami: 2, lacks: 3 },
		]);
		expect(lacks(0, 1)).toEqual([{ tatami: 1, lacks: 5 }]);
	});
});
