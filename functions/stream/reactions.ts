import { sendResetLink } from "../auth/reset-link.ts";
import type { Letter } from "../core/letter.ts";
import { Outbox, type Outgoing } from "../core/outbox.ts";
import { sendLetter } from "../core/sendLetter.ts";
import type { EventRecord } from "../events/event.entity.ts";
import type { RegistrationRecord } from "../registrations/registration.entity.ts";
import { fileTrail, recount, refreshSummaries } from "../registrations/registrations.stream.ts";
import type { Change } from "./change.ts";

type Batch = { now: number /** Events already counted in this batch. */; counted: Set<number> };

type Reaction = (change: Change, batch: Batch) => Promise<void>;

/** What follows from a change, by the entity that changed. Each must bear being run twice. */
const reactions: Record<string, Reaction> = {
	allotment: async ({ after }, { counted }) => {
		const eventId = after?.eventId as number | undefined;
		if (!eventId || counted.has(eventId)) return;
		await recount(eventId);
		counted.add(eventId);
	},
	event: async ({ kind, before, after }) => {
		if (kind === "MODIFY") await refreshSummaries(before as EventRecord, after as EventRecord);
	},
	registration: async ({ after }) => {
		if (after) await fileTrail(after as RegistrationRecord);
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
