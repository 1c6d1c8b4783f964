/** Maximum number of people in a file. */
export const mostRows = 5_000;
/** Rows in a call: with the other items it writes, they fit into one transaction. */
export const rowsAtOnce = 90;
/**
 * Maximum length of a cell, in characters; longer cells are cut one character above it. Every field
 * has a lower limit, so they are refused in any case.
 */
export const longestCell = 1_000;
/** Days in which an import can be taken back. */
export const takeBackDays = 30;

/**
 * Progress of an import. `draft`: rows are being sent, no people exist yet. The stream creates
 * people while it is `importing`, and deletes them again while it is `takingBack`.
 */
export const importStates = ["draft", "importing", "imported", "takingBack", "takenBack"] as const;
export type ImportState = (typeof importStates)[number];

export const isUnderWay = ({ state }: { state: ImportState }) =>
	state === "importing" || state === "takingBack";

/**
 * Whether an import can be taken back, including while it is under way, so that a mistake can be
 * stopped.
 */
export const mayTakeBack = (
	{ state, takeBackUntil }: { state: ImportState; takeBackUntil: string },
	now: number,
) => (state === "importing" || state === "imported") && Date.parse(takeBackUntil) > now;

/** Result for a row. `maybeSame`: a person with another email address may be the same. */
export const verdicts = ["create", "exists", "maybeSame", "fault"] as const;
export type Verdict = (typeof verdicts)[number];

/** Why a person is not deleted when an import is taken back. */
export const keepReasons = [
	"signedIn",
	"changed",
	"registered",
	"paid",
	"promoted",
	"linked",
	"gone",
	"failed",
] as const;
export type KeepReason = (typeof keepReasons)[number];
