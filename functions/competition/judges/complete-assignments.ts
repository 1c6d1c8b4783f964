import { isCancelled } from "#shared/competition/events/events.rules.ts";
import type { Caller } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { runEach } from "../../core/parallel.ts";
import { auditLine } from "../../core/table/audited-transaction.ts";
import { runTransaction, type Write } from "../../core/table/database.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import type { EventRecord } from "../events/event.entity.ts";
import { findEvents } from "../events/events.service.ts";
import { Judges } from "./judge.entity.ts";
import { type AssignmentRecord, JudgeAssignments } from "./judge-assignment.entity.ts";

/** The system as caller, for audit lines. */
const system = (now: number): Caller => ({
	session: null,
	requestId: "",
	path: "",
	method: "",
	address: "",
	agent: "",
	locale: "en",
	now,
});

/**
 * Counts a competition for its judge and marks the assignment as settled, in one transaction, so
 * that it is never counted twice.
 */
async function complete(
	before: AssignmentRecord,
	event: EventRecord,
	now: number,
): Promise<boolean> {
	const { judgeId, eventId } = before;
	const tookPlace = !isCancelled(event);
	const at = new Date(now).toISOString();
	const settled = nextVersion(before, { settledAt: at }, now);
	const counted: Write[] = [
		{
			update: Judges.patch({ id: judgeId })
				.add({ competitionsOfficiated: 1, version: 1 })
				.set({ updatedAt: at })
				.params(),
		},
		auditLine(system(now), {
			entityType: "judge",
			entityId: judgeId,
			action: "competition_counted",
			details: { eventId },
		}),
	];
	await runTransaction([
		{ put: JudgeAssignments.put(settled).where(ifUnchanged(before)).params() },
		...(tookPlace ? counted : []),
	]);
	return tookPlace;
}

/** Settles the accepted assignments of past events. Returns how many competitions were counted. */
export async function completeAssignments(now: number): Promise<number> {
	const { data } = await JudgeAssignments.query.toSettle({}).go({ pages: "all" });
	const events = await findEvents([...new Set(data.map(({ eventId }) => eventId))]);
	const over = new Map(
		events.filter(({ endsAt }) => Date.parse(endsAt) < now).map((event) => [event.id, event]),
	);
	const counted = await runEach(
		"competitions of judges",
		data,
		async (record) => {
			const event = over.get(record.eventId);
			// Settled or changed at the same time: the next run retries.
			return event ? complete(record, event, now).catch(orMoved) : false;
		},
		1,
	);
	return counted.filter(Boolean).length;
}

function orMoved(error: unknown): false {
	if (error instanceof AppError) return false;
	throw error;
}
