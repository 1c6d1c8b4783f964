import { isDeepStrictEqual } from "node:util";
import { AuditLines } from "../audit/audit.entity.ts";
import { isConditionFailure } from "../core/database.ts";
import { type EventRecord, Events } from "../events/event.entity.ts";
import { readShards, takenIn } from "./allotments.service.ts";
import { type RegistrationRecord, Registrations } from "./registration.entity.ts";
import { summary } from "./registrations.service.ts";

const ignoreConditionFailure = (error: unknown) => {
	if (!isConditionFailure(error)) throw error;
};

/** Brings an event's shown count up to what its allotments say. */
export async function recount(eventId: number): Promise<void> {
	for (;;) {
		const { data: event } = await Events.get({ id: eventId }).go({ consistent: true });
		if (!event) return;
		const taken = takenIn(await readShards(event));
		if (taken === event.registeredCount) return;
		try {
			// Two counts may run at once; the one that read older shards must not have the last word.
			await Events.patch({ id: eventId })
				.set({ registeredCount: taken })
				.where(({ registeredCount }, { eq }) => eq(registeredCount, event.registeredCount))
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
			await Registrations.patch({ userId, eventId }).set({ event }).go().catch(ignoreConditionFailure);
		}
	}
}

/** Files the latest step of an entry's own trail in the audit log; the same step always under the same id. */
export async function fileTrail({ eventId, userId, order, trail }: RegistrationRecord): Promise<void> {
	const step = trail.at(-1);
	if (!step) return;
	await AuditLines.put({
		id: `${order}-${trail.length}`,
		entityType: "registration",
		entityId: `${eventId}-${userId}`,
		action: step.to,
		userId: step.by,
		ipAddress: step.ipAddress,
		createdAt: step.at,
	}).go();
}
