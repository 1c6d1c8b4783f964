import type { QueryClient } from "@tanstack/react-query";
import {
	type CheckInValue,
	mostCheckIns,
	notCheckedIn,
} from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type { CheckInResult, WeighInState } from "#shared/competition/weigh-in/weigh-in.schema.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { latestQueue, type Pending, type Sent } from "../../base/offline/latestQueue.ts";
import { weighInQuery, weighIns } from "../registrations/weigh-in.queries.ts";

export type CheckInPart = keyof CheckInValue;
type PartValue = CheckInValue[CheckInPart];

/**
 * Identifies a value: at most one is stored for each part of an entrant. Each part
 * is sent by itself, so that a conflict of weights holds up no box.
 */
export type CheckInPlace = { by: UserId; eventId: EventId; userId: UserId; part: CheckInPart };

/** A value given in this browser and not confirmed by the server. */
export type StoredCheckIn = CheckInPlace & Pending<PartValue> & { value: PartValue };

/** Puts the check-ins of the server's answer into the cached state of the weigh-in. */
function withResults(cached: WeighInState | undefined, results: readonly CheckInResult[]) {
	if (!cached) return cached;
	const known = new Map(cached.checkIns.map((one) => [one.userId, one]));
	for (const { checkIn } of results) known.set(checkIn.userId, checkIn);
	return { ...cached, checkIns: [...known.values()] };
}

function sentAs({ outcome, checkIn }: CheckInResult, part: CheckInPart): Sent<PartValue> {
	if (outcome === "stored" || outcome === "conflict") return { outcome, value: checkIn[part] };
	return { outcome: "refused", reason: outcome };
}

/** Sends values of one event. All other parts of an entrant are sent as unchanged. */
async function send(some: readonly StoredCheckIn[], key: string, queries: QueryClient) {
	const [{ eventId }] = some;
	const people = some.map(({ userId, part, value, before }) => ({
		userId,
		value: { ...notCheckedIn, [part]: value },
		before: { ...notCheckedIn, [part]: before },
	}));
	const results = await weighIns.record({ params: { id: eventId }, body: { people }, key });
	queries.setQueryData(weighInQuery(eventId).queryKey, (known) => withResults(known, results));
	return new Map(
		some.flatMap((one, at) => {
			const result = results[at];
			return result ? [[one, sentAs(result, one.part)] as const] : [];
		}),
	);
}

/** What people recorded about entrants in this browser and the server has not accepted yet. */
export const givenCheckIns = latestQueue<PartValue, StoredCheckIn, keyof CheckInPlace>({
	name: "check-ins",
	place: ["by", "eventId", "userId", "part"],
	readValue: ({ value }) => value,
	groupOf: ({ eventId }) => String(eventId),
	atOnce: mostCheckIns,
	send,
	shown: ["weigh-in"],
});
