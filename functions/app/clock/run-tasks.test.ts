import { mock } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { log } from "../../core/log.ts";
import { runTasks } from "./run-tasks.ts";

const limitMs = 60_000;

test("runs every task even if others throw or reject, and logs the names of failed tasks", async () => {
	const logged = mock.method(log, "error", () => undefined);
	const done = await runTasks(
		{
			first: async () => 3,
			broken: () => {
				throw new Error("Broken");
			},
			rejected: () => Promise.reject(new TypeError("person@test.example")),
			last: async (now) => now,
			uncounted: async () => undefined,
		},
		7,
		limitMs,
	);
	expect(done).toEqual({ first: 3, last: 7, uncounted: 0 });
	expect(logged.mock.calls.map((made) => made.arguments)).toEqual([
		["task failed", expect.objectContaining({ task: "broken", error: "Error" })],
		["task failed", expect.objectContaining({ task: "rejected", error: "TypeError" })],
	]);
	expect(JSON.stringify(logged.mock.calls.map((made) => made.arguments))).not.toContain("person@");
	logged.mock.restore();
});

test("a task that hangs counts as failed after its limit, and none waits for it", async () => {
	const logged = mock.method(log, "error", () => undefined);
	const order: string[] = [];
	const done = await runTasks(
		{
			hangs: () => new Promise(() => undefined),
			next: async () => void order.push("next"),
			slow: async () => {
				await turn();
				order.push("slow");
			},
		},
		0,
		200,
	);
	expect(order).toEqual(["next", "slow"]);
	expect(done).toEqual({ next: 0, slow: 0 });
	expect(logged.mock.calls.map((made) => made.arguments)).toContainEqual([
		"task failed",
		{
			task: "hangs",
			error: "TooSlow",
			code: undefined,
			cause: undefined,
		},
	]);
	logged.mock.restore();
});
