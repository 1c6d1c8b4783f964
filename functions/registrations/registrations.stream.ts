import { isDeepStrictEqual } from "node:util";
import { isConditionFailure } from "../core/database.ts";
import { type EventRecord, Events } from "../events/event.entity.ts";
import { readShards, takenIn } from "./allotments.service.ts";
import { summary } from "./records.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { firstWaiting, promote } from "./waiting-list.service.ts";

const ignoreConditionFailure = (error: unknown) => {
	if (!isConditionFailure(error)) throw error;
};

/** Wakes the waiting list of an event: a place may be free, or somebody may have joined just as one became so. */
export async function wakeWaitingList(eventId: number, now: number, joining?: RegistrationRecord): Promise<void> {
	const { data: event } = await Events.get({ id: eventId }).go({ consistent: true });
	if (event) await promote(event, now, joining);
}

/** Brings an event's shown count up to what its allotments say. */
export async function recount(eventId: number): Promise<void> {
	for (;;) {
		const { data: event } = await Events.get({ id: eventId }).go({ consistent: true });
		if (!event) return;
		const taken = takenIn(await readShards(event));
		const waiting = (await firstWaiting(event)).length > 0;
		if (taken === event.registeredCount && waiting === event.waiting) return;
		try {
			// Two counts may run at once; the one that read older shards must not have the last word.
			await Events.patch({ id: eventId })
				.set({ registeredCount: taken, waiting })
				.where(
					(attribute, { eq }) =>
						`${eq(attribute.registeredCount, event.registeredCount)} AND ${eq(attribute.waiting, event.waiting)}`,
				)
				.go();
			return;
		} catch (error) {
			ignoreConditionFailure(error);
		}
	}
}

/** Carries a changed title, date or place of an event to the entries that keep a copy of it. */
export async function refreshSummaries(before: EventRecord, after: EventRecord): Promise<void> {
	const event = summary(after);
	if (isDeepStrictEqual(summary(before), event)) return;
	for (let list = 0; list < after.lists; list++) {
		const { data } = await Registrations.query.ofEvent({ eventId: after.id, list }).go({ pages: "all" });
		for (const { userId, eventId } of data) {
			// The version moves on, so that no step of the entry is written over this.
			await Registrations.patch({ userId, eventId })
				.set({ event })
				.add({ version: 1 })
				.go()
				.catch(ignoreConditionFailure);
		}
	}
}

/** The latest step of an entry's own trail as a line of the audit log; the same step always under the same id. */
export function lineOfTrail({ eventId, userId, order, trail }: RegistrationRecord) {
	const step = trail[trail.length - 1];
	return {
		id: `${order}-${trail.length}`,
		entityType: "registration",
		entityId: `${eventId}-${userId}`,
		action: step.to,
		userId: step.by,
		ipAddress: step.ipAddress,
		details: { from: step.from, reason: step.reason },
		createdAt: step.at,
	};
}
