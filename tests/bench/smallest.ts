/**
 * With `BENCH=smallest` each figure takes its smallest input, in seconds: that shows that it can be
 * measured, not how fast anything is.
 */
export const isSmallest = process.env.BENCH === "smallest";

/** An input's size, and the one with which a figure only shows that it runs. */
export const usually = <T>(usual: T, smallest: T): T => (isSmallest ? smallest : usual);
