import { byStanding, type OfficiatingRole } from "./judges.rules.ts";
import type { EventJudge } from "./judges.schema.ts";

/** Corner judges of a tatami beside its central referee. */
export const cornerJudges = 4;

/** What a judge does at an event; without a tatami for the chief referee. */
export type PanelPlace = { judge: EventJudge; role: OfficiatingRole; tatami: number | null };

/**
 * Proposes a role and a tatami for each judge. Places are filled in this order: the chief referee, the
 * central referees, the corner judges in rounds over all tatamis, the table officials. Each goes to
 * the judge with the highest level and belt whose dojo is not on that tatami yet; if every judge left
 * is from such a dojo, to the highest of them. Judges beyond the number of places get none.
 */
export function proposePanels(judges: readonly EventJudge[], tatamis: number): PanelPlace[] {
	const left = judges.toSorted(byStanding);
	const all = Array.from({ length: tatamis }, (_, position) => position + 1);
	const corners = Array<"corner">(cornerJudges).fill("corner");
	const roles = ["central", ...corners, "table"] as const;
	const seats = [
		{ role: "chief" as const, tatami: null },
		...roles.flatMap((role) => all.map((tatami) => ({ role, tatami }))),
	];
	const places: PanelPlace[] = [];
	for (const seat of seats) {
		const met = new Set(
			places.filter(({ tatami }) => tatami === seat.tatami).map(({ judge }) => judge.dojoId),
		);
		const apart = left.findIndex(({ dojoId }) => dojoId === null || !met.has(dojoId));
		const [judge] = left.splice(Math.max(0, apart), 1);
		if (judge) places.push({ judge, ...seat });
	}
	return places;
}

/** How many judges each tatami lacks for a central referee with four corner judges. */
export const lackingJudges = (places: readonly PanelPlace[], tatamis: number) =>
	Array.from({ length: tatamis }, (_, position) => {
		const tatami = position + 1;
		const own = places.filter(
			(place) => place.tatami === tatami && (place.role === "central" || place.role === "corner"),
		);
		return { tatami, lacks: cornerJudges + 1 - own.length };
	});
