import fc from "fast-check";
import { throttleWait } from "./throttle.rules.ts";

const minute = 60_000;
const hour = 60 * minute;
const free = 5;

describe("throttleWait", () => {
	test("the wait grows from 1 to 15 minutes after the fifth wrong password", () => {
		const waits = Array.from(
			{ length: 12 },
			(_, failures) => throttleWait(failures, free) / minute,
		);
		expect(waits).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 15, 15, 15]);
		expect(throttleWait(1_000_000, free)).toBe(15 * minute);
	});

	/**
	 * Times of guesses by an attacker who waits `pauses` longer than required; failures expire after
	 * an idle hour.
	 */
	function guesses(pauses: number[]): number[] {
		const made: number[] = [];
		let [now, failures, retryAt] = [0, 0, 0];
		for (const pause of pauses) {
			const next = Math.max(now, retryAt) + pause;
			if (failures > 0 && next - now >= hour) failures = 0;
			now = next;
			failures++;
			retryAt = now + throttleWait(failures, free);
			made.push(now);
		}
		return made;
	}

	const most = (made: number[]) =>
		Math.max(...made.map((from) => made.filter((at) => at >= from && at < from + hour).length));

	test("allows at most 12 guesses an hour at the highest possible rate", () => {
		expect(most(guesses(Array(200).fill(0)))).toBeLessThanOrEqual(12);
	});

	test("allows at most 15 guesses in any hour, however they are timed", () => {
		const pause = fc.oneof(
			fc.constantFrom(0, 1, minute, 15 * minute, hour - 1, hour, hour + 1),
			fc.integer({ min: 0, max: 2 * hour }),
		);
		fc.assert(
			fc.property(fc.array(pause, { minLength: 1, maxLength: 60 }), (pauses) => {
				expect(most(guesses(pauses))).toBeLessThanOrEqual(15);
			}),
			{ numRuns: 2_000 },
		);
	});
});
