import { queryOptions } from "@tanstack/react-query";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { changedByOthers, eligibility } from "../../core/calls/freshness.ts";
import { registrations } from "./registrations.client.ts";

/** The next tournaments, with the coach's students who may register and have not. */
export const notEnteredQuery = queryOptions({
	queryKey: ["registrations", "not-entered"],
	queryFn: () => registrations.notEntered(),
	...changedByOthers,
});

/** Who of an event's entrants has the document that it requires. */
export const eventDocumentsQuery = (id: EventId) =>
	queryOptions({
		queryKey: ["registrations", "documents", id],
		queryFn: () => registrations.documents({ params: { id } }),
		...changedByOthers,
	});

/** Polling interval of staff lists, in ms. */
export const refreshMs = 15_000;

/** The upcoming events with registrations that wait for a decision of staff. */
export const undecidedQuery = queryOptions({
	queryKey: ["registrations", "undecided"],
	queryFn: () => registrations.undecided(),
	...changedByOthers,
});

/**
 * When a browser asks again for a position on a waiting list that was not known yet, in ms; at
 * random, because thousands may join at once.
 */
const positionAfterMs = 2_500 + Math.random() * 3_500;

/** Asks again while a position is unknown, as it is for a moment after joining. */
export const askAgainForPosition = (entries: readonly MyRegistration[] | undefined) =>
	entries?.some(({ status, position }) => status === "waitlisted" && position === undefined)
		? positionAfterMs
		: false;

const untilPositionIsKnown = {
	refetchInterval: ({ state }: { state: { data?: readonly MyRegistration[] } }) =>
		askAgainForPosition(state.data),
} as const;

export const myRegistrationsQuery = queryOptions({
	queryKey: ["registrations", "mine"],
	queryFn: () => registrations.mine(),
	...untilPositionIsKnown,
});

/** The user's registrations for one event, with waiting list positions. */
export const myEntriesQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...myRegistrationsQuery.queryKey, id],
		queryFn: () => registrations.mineOfEvent({ params: { id } }),
		...untilPositionIsKnown,
	});

/** Staff's list of an event's registrations; screens refetch it at an interval. */
export const entriesQuery = (id: EventId) =>
	queryOptions({
		queryKey: ["registrations", "event", id],
		queryFn: () => registrations.list({ params: { id }, query: {} }),
	});

/** Limit of parallel eligibility requests for a squad; further requests queue. */
const atOnce = 4;
const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(ask: () => Promise<T>): Promise<T> {
	if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
	else running++;
	try {
		return await ask();
	} finally {
		const next = waiting.shift();
		if (next) next();
		else running--;
	}
}

/** Which classes of an event a person may enter, before a weight is stated. */
export const eligibilityQuery = (eventId: EventId, userId: UserId) =>
	queryOptions({
		queryKey: ["eligibility", eventId, userId],
		queryFn: () =>
			inTurn(() =>
				registrations.eligibility({ params: { id: eventId }, query: { userId: String(userId) } }),
			),
		...eligibility,
	});
