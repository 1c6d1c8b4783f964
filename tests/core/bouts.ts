import type { Result } from "#shared/competition/draws/bouts.ts";

const noScore = { wazaari: 0, genten: 0 };

/** The result of a bout that was won by decision. */
export const won = (
	bout: number,
	whiteId: number,
	redId: number,
	winner: "white" | "red",
): Result => ({ bout, whiteId, redId, winner, kind: "decision", white: noScore, red: noScore });
