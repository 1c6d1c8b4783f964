const minute = 60_000;
const longest = 15 * minute;

/**
 * Wait after the nth failure, in ms: none for the first `free - 1`, then 1, 2, 4, 8, at most 15
 * minutes. With five free guesses this allows at most 12 guesses in any hour.
 */
export const throttleWait = (failures: number, free: number) =>
	failures < free ? 0 : Math.min(longest, minute * 2 ** (failures - free));
