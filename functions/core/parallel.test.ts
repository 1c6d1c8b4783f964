import { mock } from "node:test";
import { setImmediate as turn } from "node:timers/promises";
import { log } from "./log.ts";
import { inParallel, runEach, runEachOr } from "./parallel.ts";

const numbers = Array.from({ length: 100 }, (_, number) => number);

test("inParallel limits concurrency and returns results in the order of the items", async () => {
	let [running, most] = [0, 0];
	const work = async (number: number) => {
		most = Math.max(most, ++running);
		for (let waited = 0; waited < number % 3; waited++) await turn();
		running--;
		return number * 2;
	};
	expect(await inParallel(numbers, work, 7)).toEqual(numbers.map((number) => number * 2));
	expect(most).toBe(7);
});

test("inParallel starts no further item after an error", async () => {
	const begun: number[] = [];
	const work = async (number: number) => {
		begun.push(number);
		await turn();
		if (number === 1) throw new Error("Broken");
	};
	await expect(inParallel(numbers, work, 4)).rejects.toThrow("Broken");
	for (let waited = 0; waited < 5; waited++) await turn();
	expect(begun.length).toBeLessThanOrEqual(8);
});

test("runEach gives each item its turn, logs each failure by name and throws the first at the end", async () => {
	const logged = mock.method(log, "error", () => undefined);
	const done: number[] = [];
	const work = async (number: number) => {
		await turn();
		if (number % 40 === 1) throw new Error(`Broken ${number}`);
		done.push(number);
	};
	for (const atOnce of [1, 4])
		await expect(runEach("letters", numbers, work, atOnce)).rejects.toThrow("Broken 1");
	expect(done).toHaveLength(2 * 97);
	expect(logged.mock.calls.map((made) => made.arguments)).toEqual(
		[1, 41, 81, 1, 41, 81].map((item) => [
			"work failed",
			expect.objectContaining({ work: "letters", item, error: "Error" }),
		]),
	);
	logged.mock.restore();
	expect(await runEach("letters", numbers, async (number) => number * 2)).toEqual(
		numbers.map((number) => number * 2),
	);
});

test("runEach names an item by its id only", async () => {
	const logged = mock.method(log, "error", () => undefined);
	const people = [{ id: 7, email: "person@test.example" }, null];
	const work = () => Promise.reject(new Error("Broken"));
	await expect(runEach("people", people, work)).rejects.toThrow("Broken");
	expect(logged.mock.calls.map((made) => (made.arguments[1] as { item?: number }).item)).toEqual([
		7,
		undefined,
	]);
	expect(JSON.stringify(logged.mock.calls.map((made) => made.arguments))).not.toContain("person@");
	logged.mock.restore();
});

test("runEachOr tries again, and leaves an item that keeps failing to the second way", async () => {
	const logged = mock.method(log, "error", () => undefined);
	const tries = new Map<number, number>();
	const work = async (number: number) => {
		tries.set(number, (tries.get(number) ?? 0) + 1);
		if (number === 3 || (number === 2 && tries.get(2) === 1)) throw new Error("Broken");
		return "done";
	};
	const outOf = (otherwise: () => Promise<string>) =>
		runEachOr("letters", [1, 2, 3, 4], work, otherwise, 1);
	expect(await outOf(async () => "left out")).toEqual(["done", "done", "left out", "done"]);
	expect([...tries.values()]).toEqual([1, 2, 5, 1]);
	const failed = outOf(() => Promise.reject(new Error("No table")));
	await expect(failed).rejects.toThrow("No table");
	expect(tries.get(4)).toBe(2);
	expect(logged.mock.calls[0].arguments).toEqual([
		"item left out",
		expect.objectContaining({ work: "letters", item: 3, error: "Error" }),
	]);
	logged.mock.restore();
});
