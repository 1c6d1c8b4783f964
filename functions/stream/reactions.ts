import type { MailOrder } from "../core/queue.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import { isRehearsal, notificationOfStep } from "../notifications/notifications.stream.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { lineOfTrail, recount, refreshSummaries, wakeWaitingList } from "../registrations/registrations.stream.ts";
import type { Change } from "./change.ts";

type AuditLine = ReturnType<typeof lineOfTrail>;

export type Batch = {
	now: number;
	/** What was brought up to date in this batch already; all its changes had happened by then. */
	done: Set<string>;
	/** Lines for the audit log, written at the end of the batch: in a rush there are thousands. */
	lines: AuditLine[];
	/** What people are told, and what is to be mailed; both likewise. */
	notifications: NotificationRecord[];
	mails: MailOrder[];
};

type Reaction = (change: Change, batch: Batch) => Promise<void>;

/** Does something for an event at most once a batch. */
async function once(what: string, eventId: number, { done }: Batch, work: () => Promise<void>): Promise<void> {
	const key = `${what} ${eventId}`;
	if (done.has(key)) return;
	await work();
	done.add(key);
}

const hasRoom = (allotment: Change["after"]) => Number(allotment?.taken) < Number(allotment?.cap);

/** What follows from a change, by the entity that changed. Each must bear being run twice. */
const reactions: Record<string, Reaction> = {
	allotment: async ({ after }, batch) => {
		if (!after) return;
		const eventId = after.eventId as number;
		if (hasRoom(after)) await once("wake", eventId, batch, () => wakeWaitingList(eventId, batch.now));
		await once("count", eventId, batch, () => recount(eventId));
	},
	registration: async ({ before, after }, batch) => {
		const { lines, notifications, now } = batch;
		const entry = after as RegistrationRecord | null;
		if (!entry || entry.status === before?.status) return;
		if (!isRehearsal(entry)) lines.push(lineOfTrail(entry));
		notifications.push(...notificationOfStep(entry, now));
		const { eventId } = entry;
		const joins = entry.status === "waitlisted";
		if (joins) await once("wake", eventId, batch, () => wakeWaitingList(eventId, batch.now, entry));
		if (joins || before?.status === "waitlisted") await once("count", eventId, batch, () => recount(eventId));
	},
	event: async ({ kind, before, after }) => {
		if (kind === "MODIFY") await refreshSummaries(before as EventRecord, after as EventRecord);
	},
	notification: async ({ kind, after }, { mails }) => {
		if (kind !== "INSERT" || !after || after.mailedAt) return;
		mails.push({ kind: "notification", userId: after.userId as number, id: after.id as string });
	},
	outbox: async ({ kind, after }, { mails }) => {
		if (kind === "INSERT" && after) mails.push({ kind: "outbox", id: after.id as string });
	},
};

export const react: Reaction = async (change, batch) => reactions[change.entity]?.(change, batch);
