/** Ids of rehearsals lie in a range of their own, which counting up from 1 never reaches. */
const first = 9_000_000_000_000;
const runs = 10_000_000;
const perRun = 100_000;

export const mostUsers = perRun - 1_000;

/** First id of a new rehearsal: its event; classes and people follow. Not to be guessed by who might register. */
export const newRun = () => first + Math.floor(Math.random() * runs) * perRun;

/** What stands in the keys of all that belongs to a rehearsal; without `run` to any. */
export const tracesOf = (run?: number) =>
	new RegExp(`id_0*${run === undefined ? "9\\d{7}" : run / perRun}\\d{5}(?!\\d)`);
