/** Ids of rehearsals are in a separate range, which the id counters, starting at 1, never reach. */
const first = 9_000_000_000_000;
const runs = 10_000_000;
const perRun = 100_000;

export const mostUsers = perRun - 1_000;

/**
 * First id of a new rehearsal: its event, followed by classes and people. Random, so that real
 * users cannot guess it and register.
 */
export const newRun = () => first + Math.floor(Math.random() * runs) * perRun;

/** Matches the keys of all items of a rehearsal; without `run`, of all rehearsals. */
export const tracesOf = (run?: number) =>
	new RegExp(`id_0*${run === undefined ? "9\\d{7}" : run / perRun}\\d{5}(?!\\d)`);
