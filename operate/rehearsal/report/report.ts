import type { Cancelled } from "../cancellations.ts";
import type { Removal } from "../clean.ts";
import type { Press, Pressed } from "../press.ts";
import type { Rest } from "../rest.ts";
import { countSharedPositions, type Gathered, outOfTurn } from "../room.ts";
import { type Entry, type Exactness, isExact } from "./exactness.ts";
import { computePlacesPerSecond, countOvertaken, percentile } from "./figures.ts";

export type Findings = {
	plan: { users: number; places: number; classes: number; within: number };
	opensAt: number;
	gathered: Gathered | null;
	pressed: Pressed;
	entries: Entry[];
	atRest: Rest;
	exact: Exactness;
	cancelled: Cancelled;
	atRestAgain: Rest;
	exactAgain: Exactness;
	/** Audit lines, notifications and similar items that a rehearsal must not create. */
	traces: number;
	removal: Removal;
};

const whole = (value: number) => value.toLocaleString("en");
const time = (ms: number | null) =>
	ms === null ? "–" : ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1_000).toFixed(2)} s`;
const isFault = (answer: string) => /^5/.test(answer) && !answer.startsWith("503");
const count = (answers: Record<string, number>, wanted: (name: string) => boolean = () => true) =>
	Object.entries(answers).reduce((sum, [name, times]) => sum + (wanted(name) ? times : 0), 0);
const list = (answers: Record<string, number>) =>
	Object.entries(answers)
		.sort(([a], [b]) => a.localeCompare(b))
		.map(([name, times]) => `${name}: ${whole(times)}`)
		.join(" · ") || "none";

const exactLine = ({ placed, expected, waiting, over, under, duplicates, orphans }: Exactness) =>
	`placed ${whole(placed)} of ${whole(expected)}, waiting ${whole(waiting)}; ` +
	`over ${over}, under ${under}, duplicates ${duplicates}, orphans ${orphans}`;

/** Faults as sentences for people; empty after a correct rehearsal. */
export function faultsIn({ pressed, cancelled, ...found }: Findings): string[] {
	const refused = pressed.presses.filter(({ standing }) => standing === "refused").length;
	const faults = count(pressed.answers, isFault) + count(cancelled.answers, isFault);
	const claims: [boolean, string][] = [
		[isExact(found.exact), `after the opening: ${exactLine(found.exact)}`],
		[isExact(found.exactAgain), `after the cancellations: ${exactLine(found.exactAgain)}`],
		[
			found.atRest.reached && found.atRestAgain.reached,
			"what follows the table did not come to rest",
		],
		[
			!found.gathered || countSharedPositions(found.gathered) === 0,
			"two people had the same position",
		],
		[
			!found.gathered || outOfTurn(found.gathered, found.entries) === 0,
			"somebody was let in before their turn",
		],
		[faults === 0, `${faults} answers were faults`],
		[refused === 0, `${refused} people were refused: see the answers`],
		[found.traces === 0, `${found.traces} audit lines or notifications were made`],
		[
			found.removal.left === 0,
			`${found.removal.left} items are left: npm run rehearse -- --cleanup`,
		],
	];
	return claims.filter(([right]) => !right).map(([, claim]) => claim);
}

const row = (cells: (string | number)[]) =>
	`  ${String(cells[0]).padEnd(12)}${cells.slice(1).map(right).join("")}`;
const right = (cell: string | number) => String(cell).padStart(10);

function byStanding(presses: readonly Press[], standing: Press["standing"]) {
	const times = presses
		.filter((one) => one.standing === standing)
		.map(({ pressed, answered }) => answered - pressed);
	return row([
		standing,
		whole(times.length),
		...[0.5, 0.99, 1].map((share) => time(percentile(times, share))),
	]);
}

function inversions({ pressed: { presses }, entries }: Findings): number {
	const stays = new Map(presses.map((one) => [one.id, one]));
	const queues = Map.groupBy(
		entries.filter(({ status }) => status === "waitlisted"),
		({ classId }) => classId,
	);
	const inOrder = (queue: Entry[]) => queue.toSorted((a, b) => a.order.localeCompare(b.order));
	return [...queues.values()].reduce((sum, queue) => {
		const known = inOrder(queue).map(({ userId }) => stays.get(userId));
		return sum + countOvertaken(known.filter((stay) => stay !== undefined));
	}, 0);
}

function roomLines(gathered: Gathered, { entries, pressed, opensAt }: Findings): string[] {
	const { room, signedIn, drawnAfter, calls, positions } = gathered;
	const last = Math.max(opensAt, ...pressed.presses.map(({ answered }) => answered));
	const minutes = Math.max(1, (last - opensAt + signedIn.ms) / 60_000);
	const rate = ((signedIn.count * 1000) / Math.max(1, signedIn.ms)).toFixed(1);
	return [
		`Waiting room             ${whole(room.numbers)} numbers, ${whole(positions.size - room.numbers)} came later; drawn ${time(drawnAfter)} after the hour; ${room.admission.perSecond} a second; ${countSharedPositions(gathered)} twice, ${outOfTurn(gathered, entries)} out of turn`,
		`                         ${((calls + pressed.clicks) / positions.size / minutes).toFixed(1)} calls a person and minute${signedIn.count > 0 ? `; ${whole(signedIn.count)} signed in within ${time(signedIn.ms)} (${rate}/s), before the hour` : ""}`,
	];
}

/** The printed report of a rehearsal. */
export function writeReport(found: Findings, system: string): string {
	const { plan, opensAt, pressed, cancelled, exact } = found;
	const given = pressed.presses
		.filter(({ standing }) => standing === "placed")
		.map(({ answered }) => answered);
	const soldOut = exact.placed >= plan.places ? (percentile(given, 1) ?? opensAt) - opensAt : null;
	const rate = computePlacesPerSecond(given, opensAt);
	const classes = plan.classes > 0 ? ` in ${plan.classes} classes` : "";
	const faults = faultsIn(found);
	const all = { ...pressed.answers };
	return [
		`Rehearsal on ${system}: ${whole(plan.users)} people, ${whole(plan.places)} places${classes}, all within ${plan.within} s`,
		"",
		`After the opening        ${exactLine(exact)}`,
		`After the cancellations  ${exactLine(found.exactAgain)}`,
		...(found.gathered ? roomLines(found.gathered, found) : []),
		`Waiting list             ${inversions(found)} people stand behind somebody who pressed after they were answered`,
		"",
		row(["", "people", "p50", "p99", "max"]),
		...(["placed", "waiting", "busy", "refused"] as const).map((standing) =>
			byStanding(pressed.presses, standing),
		),
		"",
		`Answers                  ${list(all)}`,
		`Attempts a request       ${(count(all) / Math.max(1, pressed.clicks)).toFixed(2)} (${whole(pressed.clicks)} requests)`,
		`Sold out                 ${soldOut === null ? "no" : `after ${time(soldOut)}`}; placed/s ${rate === null ? "–" : whole(Math.round(rate))}`,
		`At rest                  ${time(found.atRest.ms)} after the last answer`,
		`Cancellations            ${list(cancelled.answers)}; promoted ${cancelled.times.length} of ${cancelled.successors}, p50 ${time(percentile(cancelled.times, 0.5))}, p99 ${time(percentile(cancelled.times, 0.99))}`,
		`5xx other than busy      ${count(all, isFault) + count(cancelled.answers, isFault)}; busy ${count(all, (name) => name.startsWith("503"))}`,
		`Removed                  ${whole(found.removal.removed)} items, ${found.removal.left} left`,
		"",
		"Consumed capacity cannot be seen from outside: see ConsumedWriteCapacityUnits of table and index in CloudWatch.",
		faults.length === 0
			? "Exact."
			: ["NOT RIGHT:", ...faults.map((fault) => `  ${fault}`)].join("\n"),
	].join("\n");
}
