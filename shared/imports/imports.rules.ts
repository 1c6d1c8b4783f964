/** Most people in one file. */
export const mostRows = 5_000;
/** Rows in one call: with what else it writes they fit into one transaction. */
export const rowsAtOnce = 90;
/** Longest text of a cell that is sent. No field takes as much, so a longer one is refused all the same. */
export const longestCell = 1_000;
/** Days in which an import can be taken back. */
export const takeBackDays = 30;

/**
 * How far an import has come. `draft`: its rows are being sent, and nobody was made. The stream makes people while it is
 * `importing`, and takes them away again while it is `takingBack`.
 */
export const importStates = ["draft", "importing", "imported", "takingBack", "takenBack"] as const;
export type ImportState = (typeof importStates)[number];

export const isUnderWay = ({ state }: { state: ImportState }) =>
	state === "importing" || state === "takingBack";

/** Whether an import can be taken back: also while it is under way, because who sees a mistake does not wait. */
export const mayTakeBack = (
	{ state, takeBackUntil }: { state: ImportState; takeBackUntil: string },
	now: number,
) => (state === "importing" || state === "imported") && Date.parse(takeBackUntil) > now;

/** What becomes of a row. `maybeSame`: somebody of another address may be the same person. */
export const verdicts = ["create", "exists", "maybeSame", "fault"] as const;
export type Verdict = (typeof verdicts)[number];

/** Why somebody stays when an import is taken back. */
export const keptReasons = [
	"signedIn",
	"changed",
	"registered",
	"paid",
	"promoted",
	"linked",
	"gone",
] as const;
export type KeptReason = (typeof keptReasons)[number];
