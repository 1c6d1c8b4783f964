/** The parameters of a run. Times are in ms. */
export type Settings = {
	seed: string;
	users: number;
	places: number;
	/** All people press "Register" within this time. */
	arrival: number;
	/**
	 * Time from a transaction's prepare to its commit, while its items are locked. AWS publishes no
	 * figure.
	 */
	h: number;
	/** Latency of one direction between function and table: between half of this and this. */
	reach: number;
	/** Partitions of the table. A new on-demand table has 4. */
	partitions: number;
	/** Partitions of the index that lists an event's registrations. */
	lists: number;
	/** Units per second of one partition, and how many seconds of them it saves up. */
	writeRate: number;
	readRate: number;
	saved: number;
	/** Lag of the index and the stream: between half of this and this. */
	indexLag: number;
	streamLag: number;
	/** Whether the promoter allows for an index that lags behind. */
	thorough: boolean;
	/** Places added to the allotments after five seconds. */
	added: number;
	/**
	 * Number of processes, each with its own cache and serving one call at a time, as in Lambda.
	 * Undefined: one process that serves all calls.
	 */
	processes?: number;
	/** The longest pause of a client after a conflict or a throttle. */
	longestPause: number;
	/**
	 * Whether a transaction is charged for prepared items although another of its items was
	 * throttled.
	 */
	waste: boolean;
	/** Shares of people who click twice, and who cancel some seconds after getting a place. */
	twice: number;
	cancel: number;
	/** Share of requests after which the process crashes and their outcome is unknown. */
	crash: number;
};

export const opening: Settings = {
	seed: "1",
	users: 12_000,
	places: 12_000,
	arrival: 1_000,
	h: 6,
	reach: 2,
	partitions: 80,
	lists: 16,
	writeRate: 1_000,
	readRate: 3_000,
	saved: 0.1,
	indexLag: 80,
	streamLag: 600,
	longestPause: 1_000,
	waste: true,
	thorough: true,
	added: 0,
	twice: 0.05,
	cancel: 0,
	crash: 0.001,
};

/** Far more people than places; some of those with a place cancel. */
export const soldOut: Settings = { ...opening, users: 10_000, places: 500, cancel: 0.05 };

/** Smaller and rougher: crashes, double clicks and cancellations are more common. */
export const crowded: Settings = {
	...opening,
	users: 2_000,
	places: 100,
	lists: 4,
	twice: 0.1,
	cancel: 0.1,
	crash: 0.01,
};
export const roomy: Settings = { ...crowded, users: 1_000, places: 1_200, lists: 16 };
