import { sendResetLink } from "../auth/reset-link.ts";
import type { Letter } from "../core/letter.ts";
import { Outbox, type Outgoing } from "../core/outbox.ts";
import { sendLetter } from "../core/sendLetter.ts";
import type { EventRecord } from "../events/event.entity.ts";
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
		const { lines } = batch;
		const entry = after as RegistrationRecord | null;
		if (!entry || entry.status === before?.status) return;
		lines.push(lineOfTrail(entry));
		const { eventId } = entry;
		const joins = entry.status === "waitlisted";
		if (joins) await once("wake", eventId, batch, () => wakeWaitingList(eventId, batch.now, entry));
		if (joins || before?.status === "waitlisted") await once("count", eventId, batch, () => recount(eventId));
	},
	event: async ({ kind, before, after }) => {
		if (kind === "MODIFY") await refreshSummaries(before as EventRecord, after as EventRecord);
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
