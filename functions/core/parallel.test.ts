import { setImmediate as turn } from "node:timers/promises";
import { inParallel } from "./parallel.ts";

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
