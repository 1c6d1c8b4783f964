import { setTimeout as pause } from "node:timers/promises";
import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import { registrationId } from "#functions/competition/registrations/registration.view.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { Call } from "./call.ts";
import type { Person } from "./people.ts";
import { currentMoment, nameOf } from "./press.ts";
import type { Entry } from "./report/exactness.ts";
import { inTurn } from "./report/figures.ts";

/**
 * Share of registrations with a place that are cancelled, time in which that happens, and time for
 * which the promotions are observed; in ms.
 */
const share = 0.05;
const within = 1_000;
const watched = 30_000;
const glance = 20;

export type Cancelled = {
	/** People whose cancellation was confirmed. */
	userIds: Set<number>;
	answers: Record<string, number>;
	successors: number;
	/** Time from the n-th cancellation to the n-th promotion, in ms. */
	times: number[];
};

const inOrder = (a: Entry, b: Entry) => a.order.localeCompare(b.order);

/**
 * Registrations that should get the free places: the first on the waiting list of the same event or
 * class.
 */
function successorsOf(leaving: readonly Entry[], entries: readonly Entry[]): Entry[] {
	const queues = Map.groupBy(
		entries.filter(({ status }) => status === "waitlisted"),
		({ classId }) => classId,
	);
	const places = Map.groupBy(leaving, ({ classId }) => classId);
	return [...places].flatMap(([classId, free]) =>
		(queues.get(classId) ?? []).toSorted(inOrder).slice(0, free.length),
	);
}

/** Records when each of the registrations gets a place. */
async function watch(
	eventId: EventId,
	successors: readonly Entry[],
	signal: AbortSignal,
): Promise<number[]> {
	const promoted: number[] = [];
	let rest = successors.map(({ userId, classId }) => ({ eventId, userId, classId }));
	for (
		const until = currentMoment() + watched;
		rest.length > 0 && currentMoment() < until;
		await pause(glance)
	) {
		signal.throwIfAborted();
		const { data } = await Registrations.get(rest).go({ consistent: true });
		const seen = currentMoment();
		const placed = new Set(
			data.filter(({ status }) => holdsPlace(status)).map(({ userId }) => userId),
		);
		promoted.push(...Array<number>(placed.size).fill(seen));
		rest = rest.filter(({ userId }) => !placed.has(userId));
	}
	return promoted;
}

/**
 * Cancels one in twenty of the registrations with a place; the first on the waiting list should get
 * the places.
 */
export async function cancelSome(
	eventId: EventId,
	people: readonly Person[],
	entries: readonly Entry[],
	call: Call,
	signal: AbortSignal,
): Promise<Cancelled> {
	const persons = new Map(people.map((person) => [person.id as number, person]));
	const wanted = ({ userId, classId }: Entry) => persons.get(userId)?.classId === classId;
	const placed = entries.filter((entry) => wanted(entry) && holdsPlace(entry.status));
	const leaving = placed.filter((_, position) => position % Math.round(1 / share) === 0);
	const successors = successorsOf(leaving, entries);
	const watching = watch(eventId, successors, signal);
	const answers: Record<string, number> = {};
	const pressed: number[] = [];
	const userIds = new Set<number>();
	const cancel = async ({ userId, classId }: Entry) => {
		await pause(Math.random() * within);
		const path = `/api/registrations/${registrationId({ eventId, userId, classId })}`;
		pressed.push(currentMoment());
		for (let tries = 1; ; tries++) {
			const answer = await call({
				method: "DELETE",
				path,
				cookie: persons.get(userId)?.cookie ?? "",
			});
			answers[nameOf(answer)] = (answers[nameOf(answer)] ?? 0) + 1;
			if (answer.status === 200) return userIds.add(userId);
			if (tries > 20 || signal.aborted || ![0, 429, 503].includes(answer.status)) return;
			await pause(Math.max(1, answer.retryAfter) * 1000);
		}
	};
	await Promise.all(leaving.map(cancel));
	return {
		userIds,
		answers,
		successors: successors.length,
		times: inTurn(pressed, await watching),
	};
}
