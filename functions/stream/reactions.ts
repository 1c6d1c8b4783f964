import { sendResetLink } from "../auth/reset-link.ts";
import type { Letter } from "../core/letter.ts";
import { Outbox, type Outgoing } from "../core/outbox.ts";
import { sendLetter } from "../core/sendLetter.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import {
	clearEvent,
	endEntries,
	lineOfTrail,
	recount,
	refreshSummaries,
	seatChanged,
	settleSeat,
	wakeWaitingList,
} from "../registrations/registrations.stream.ts";
import type { Change } from "./change.ts";

type AuditLine = ReturnType<typeof lineOfTrail>;

export type Batch = {
	now: number;
	changes: Change[];
	/** What was brought up to date in this batch already; all its changes had happened by then. */
	done: Set<string>;
	/** Events and classes (0: the event itself) to be counted at the end of the batch. */
	counts: Map<number, Set<number>>;
	/** Lines for the audit log, written at the end of the batch: in a rush there are thousands. */
	lines: AuditLine[];
};

type Reaction = (change: Change, batch: Batch) => Promise<void>;

const count = (eventId: number, classId: number, { counts }: Batch) =>
	counts.set(eventId, new Set([...(counts.get(eventId) ?? []), classId]));

/** Counts what moved in a batch: classes first, because whether an event is waited for follows from theirs. */
export async function countAll({ counts }: Batch): Promise<void> {
	for (const [eventId, classes] of counts) {
		await Promise.all([...classes].filter((id) => id !== 0).map((id) => recount(eventId, id)));
		await recount(eventId, 0);
	}
}

/** Does something at most once a batch. */
async function once(key: string, { done }: Batch, work: () => Promise<void>): Promise<void> {
	if (done.has(key)) return;
	await work();
	done.add(key);
}

/** All who join a waiting list in this batch: the index may not know them yet. */
const joiningIn = (eventId: number, { changes }: Batch) =>
	changes
		.filter(({ entity }) => entity === "registration")
		.map(({ after }) => after as RegistrationRecord)
		.filter((entry) => entry?.eventId === eventId && entry.status === "waitlisted");

const hasRoom = (allotment: Change["after"]) => Number(allotment?.taken) < Number(allotment?.cap);

/** What follows from a change, by the entity that changed. Each must bear being run twice. */
const reactions: Record<string, Reaction> = {
	allotment: async ({ after }, batch) => {
		if (!after) return;
		const { eventId, classId } = after as { eventId: number; classId: number };
		if (hasRoom(after)) await once(`wake ${eventId}`, batch, () => wakeWaitingList(eventId, batch.now));
		count(eventId, classId, batch);
	},
	registration: async ({ before, after }, batch) => {
		const entry = after as RegistrationRecord | null;
		const earlier = before as RegistrationRecord | null;
		if (!entry) return;
		if (seatChanged(earlier, entry)) await settleSeat(entry, batch.now);
		if (entry.trail.length === earlier?.trail.length && entry.order === earlier.order) return;
		batch.lines.push(lineOfTrail(entry));
		const { eventId, classId, status } = entry;
		const joins = status === "waitlisted";
		if (joins)
			await once(`let in ${eventId}`, batch, () => wakeWaitingList(eventId, batch.now, joiningIn(eventId, batch)));
		if (joins || earlier?.status === "waitlisted") count(eventId, classId, batch);
	},
	event: async ({ kind, before, after }, { now }) => {
		if (kind === "REMOVE") return clearEvent(before as EventRecord, now);
		if (kind !== "MODIFY") return;
		await refreshSummaries(before as EventRecord, after as EventRecord);
		if (after?.cancelReason !== undefined && before?.cancelReason === undefined)
			await endEntries(after as EventRecord, now);
	},
	outbox: async ({ kind, after }, { now }) => {
		if (kind !== "INSERT") return;
		const mail = after as Outgoing;
		// Gone means sent: a record that comes twice must not be a mail that comes twice.
		if (!(await Outbox.get({ id: mail.id }).go({ consistent: true })).data) return;
		if (mail.kind === "resetLink") await sendResetLink(mail, now);
		else await sendLetter(mail, mail.letter as Letter);
		await Outbox.delete({ id: mail.id }).go();
	},
};

export const react: Reaction = async (change, batch) => reactions[change.entity]?.(change, batch);
