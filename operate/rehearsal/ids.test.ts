import { mostUsers, newRun, tracesOf } from "./ids.ts";

test("each rehearsal matches its own keys and no others", () => {
	const run = newRun();
	const traces = tracesOf(run);
	for (const id of [run, run + 1, run + mostUsers]) {
		expect(`$karate#userid_${id}`).toMatch(traces);
		expect(`$eventclass_1#id_00${id}`).toMatch(traces);
		expect(`$karate#eventid_${id}#classid_0#group_1`).toMatch(tracesOf());
	}
	for (const id of [run - 1, run + 100_000, 17, 1_764_000_000_000, `${run}1`, `1${run}`]) {
		expect(`$karate#userid_${id}`).not.toMatch(traces);
	}
	expect("$karate#userid_1764000000000").not.toMatch(tracesOf());
	expect(`$karate#hash_${run}`).not.toMatch(tracesOf());
});
