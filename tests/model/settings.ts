/** What a run is made of. Times are in ms. */
export type Settings = {
	seed: string;
	users: number;
	places: number;
	/** All press "Register" within so many ms. */
	arrival: number;
	/** From a transaction's prepare to its commit: in between its items are locked. AWS publishes no figure. */
	h: number;
	/** One way between the function and the table, at most; half of it at least. */
	reach: number;
	/** Partitions of the table. A fresh on-demand table has 4. */
	partitions: number;
	/** Parts of the index that lists an event's entries. */
	lists: number;
	/** Units that one partition takes in a second, and how many seconds of them it saves up. */
	writeRate: number;
	readRate: number;
	saved: number;
	/** How far the index and the stream are behind, at most; half of it at least. */
	indexLag: number;
	streamLag: number;
	/** Whether the promoter allows for an index that is behind. */
	thorough: boolean;
	/** Places that are added after five seconds, to allotments. */
	added: number;
	/** Processes, each with its own memory of what it read; as Lambda's do, each serves one call. None: one that serves all. */
	processes?: number;
	/** The longest pause of a client after a conflict or a throttle. */
	longestPause: number;
	/** Whether a transaction pays for the items it prepared although another of them was throttled. */
	waste: boolean;
	/** Shares of people who press twice, and who cancel some seconds after they got a place. */
	twice: number;
	cancel: number;
	/** Share of requests after which the process dies and nobody learns what became of them. */
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

/** Far more people than places; some of those who got one give it up. */
export const fullHouse: Settings = { ...opening, users: 10_000, places: 500, cancel: 0.05 };

/** Smaller, and rougher: deaths, double clicks and cancellations are more common. */
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
