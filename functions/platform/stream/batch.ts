import type { User } from "../../community/users/user.entity.ts";
import type { ChargeLineRecord } from "../../competition/fees/ledger/charge-line.entity.ts";
import type { PlaceChange } from "../../competition/ledger/append.ts";
import type { lineOfTrail } from "../../competition/registrations/registrations.stream.ts";
import type { MailOrder } from "../../core/outside/queue.ts";
import type { EntityName } from "../../domains.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import type { Change } from "./change.ts";

type AuditLine = ReturnType<typeof lineOfTrail>;

export type Batch = {
	now: number;
	changes: Change[];
	/**
	 * Keys of work done in this batch. Once is enough: the work reads the table, which already holds
	 * all changes of the batch.
	 */
	done: Set<string>;
	/** Classes to recount at the end of the batch, by event id; class 0 is the event itself. */
	counts: Map<number, Set<number>>;
	/** Changed people, before and after the batch, which looks for their duplicates at its end. */
	people: Map<number, { before: User | null; after: User | null }>;
	/** Audit lines, written together at the end of the batch: a registration rush makes thousands. */
	lines: AuditLine[];
	/** Notifications and email jobs, also written together at the end of the batch. */
	notifications: NotificationRecord[];
	mails: MailOrder[];
	/** Places taken or freed, to be appended to the ledger. */
	places: PlaceChange[];
	/** New lines of charges, to be added to the federation's ledger. */
	charges: ChargeLineRecord[];
	/** People whose charges changed: they are debtors, or no longer. */
	charged: Set<number>;
	/** Events that changed and people who got a notification: their open pages are notified. */
	moved: Set<number>;
	told: Set<number>;
};

export type Reaction = (change: Change, batch: Batch) => Promise<void>;

/**
 * Defines what follows a change of a domain's entities: `*.reactions.ts`, which only the stream
 * function imports. Reactions must be idempotent: DynamoDB Streams may deliver a change twice.
 */
export const defineReactions = (
	reactions: {
		[E in EntityName<{ stream: "reactions" }>]?: Reaction;
	},
) => reactions;

/** Recounts a class of an event at the end of the batch. */
export const markForRecount = (eventId: number, classId: number, { counts }: Batch) =>
	counts.set(eventId, new Set([...(counts.get(eventId) ?? []), classId]));

/** Runs the work at most once per batch and key. */
export async function runOncePerBatch(
	key: string,
	{ done }: Batch,
	work: () => Promise<void>,
): Promise<void> {
	if (done.has(key)) return;
	await work();
	done.add(key);
}
