import type { EventClassId } from "#shared/core/ids.ts";
import type { System } from "../system.ts";
import { createCaller } from "./call.ts";
import { cancelSome } from "./cancellations.ts";
import { removeAll } from "./clean.ts";
import { newRun, tracesOf } from "./ids.ts";
import { openEvent } from "./opening.ts";
import { admitPeople } from "./people.ts";
import type { Press } from "./press.ts";
import { checkExactness } from "./report/exactness.ts";
import type { Findings } from "./report/report.ts";
import { waitForRest } from "./rest.ts";
import { gatherPeople } from "./room.ts";
import { announceShadow, placeSentinel } from "./shadow.ts";
import { readState } from "./state.ts";

export type Plan = {
	users: number;
	places: number;
	classes: number;
	within: number;
	connections: number;
	room: number;
	signIn: boolean;
};

/** Time from the announcement to the opening, in ms: caches of events are refreshed by then. */
const notice = 3_000;

const standingFor = ({ standing }: Press) => standing === "placed" || standing === "waiting";

/** Runs an opening and deletes all its data. `say` reports the progress. */
export async function rehearseOpening(
	plan: Plan,
	system: System,
	say: (step: string) => void,
	signal: AbortSignal,
): Promise<Findings> {
	const run = newRun();
	let done = false;
	try {
		const played = await play(run, plan, system, say, signal);
		done = true;
		say("takes everything away");
		return { ...played, removal: await removeAll(tracesOf(run), false) };
	} finally {
		if (!done) {
			say("takes everything away");
			const { left } = await removeAll(tracesOf(run), true);
			say(
				left === 0
					? "left nothing behind"
					: `left ${left} items behind: npm run rehearse -- --cleanup`,
			);
		}
	}
}

async function play(
	run: number,
	plan: Plan,
	system: System,
	say: (step: string) => void,
	signal: AbortSignal,
): Promise<Omit<Findings, "removal">> {
	const eventClassIds = Array.from(
		{ length: plan.classes },
		(_, position) => (run + position + 1) as EventClassId,
	);
	say(
		plan.signIn ? `makes ${plan.users} people who will sign in` : `signs ${plan.users} people in`,
	);
	const people = await admitPeople(run, plan.users, eventClassIds, plan.signIn);
	const sentinel = await placeSentinel(run);
	signal.throwIfAborted();
	const event = await announceShadow(
		run,
		plan,
		eventClassIds,
		Date.now() + notice + plan.room * 1000,
	);
	if (plan.room > 0) say(`lets them gather for ${plan.room} s`);
	const gathered = plan.room > 0 ? await gatherPeople(people, event, system, signal) : null;
	say("opens");
	const pressed = await openEvent(
		people,
		event,
		{ ...plan, turns: gathered?.turns },
		system,
		signal,
	);
	signal.throwIfAborted();
	say("waits until all is at rest");
	const atRest = await waitForRest(event.eventId, sentinel, signal);
	const seen = await readState(event.eventId, tracesOf(run));
	const fresh = new Map(pressed.presses.filter(standingFor).map((one) => [one.id, one.fresh]));
	const promised = people
		.filter(({ id }) => fresh.has(id))
		.map(({ id, classId }) => ({ userId: id, classId, fresh: fresh.get(id) ?? 0 }));
	say("lets one in twenty cancel");
	const call = createCaller(system, plan.connections);
	const cancelled = await cancelSome(event.eventId, people, seen.state.entries, call, signal);
	const atRestAgain = await waitForRest(event.eventId, sentinel, signal);
	const seenAgain = await readState(event.eventId, tracesOf(run));
	const staying = promised.filter(({ userId }) => !cancelled.userIds.has(userId));
	return {
		plan,
		opensAt: event.opensAt,
		gathered,
		pressed,
		entries: seen.state.entries,
		atRest,
		exact: checkExactness(seen.state, promised),
		cancelled,
		atRestAgain,
		exactAgain: checkExactness(seenAgain.state, staying),
		traces: seenAgain.traces,
	};
}
