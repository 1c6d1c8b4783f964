import { setTimeout as pause } from "node:timers/promises";
import { reactToChange } from "#functions/app/stream/reactions.ts";
import { type Batch, newBatch as startBatch } from "#functions/base/stream/batch.ts";
import { emails } from "#functions/base/stream/emails.ts";
import { changedPeople, joinChanges } from "#functions/community/merges/pairs.stream.ts";
import { changedDebtors } from "#functions/competition/fees/ledger/debtors.ts";
import { newChargeLines } from "#functions/competition/fees/ledger/follow-charges.ts";
import { placeChanges } from "#functions/competition/ledger/append.ts";
import { movedEvents, notifiedPeople } from "#functions/competition/live/announce.ts";
import { auditLines, recounts } from "#functions/competition/registrations/registrations.stream.ts";
import { newNotifications } from "#functions/people/notifications/newNotification.ts";
import { interceptTable } from "../core/intercept.ts";

export const newBatch = (now = Date.now()) => startBatch(now);

/** What waits for the end of a batch. */
const waitingIn = (batch: Batch) => ({
	notifications: newNotifications.itemsIn(batch),
	mails: emails.itemsIn(batch),
	places: placeChanges.itemsIn(batch),
	charges: newChargeLines.itemsIn(batch),
	charged: new Set(changedDebtors.itemsIn(batch)),
	lines: auditLines.itemsIn(batch),
	counts: recounts.itemsIn(batch),
	done: batch.done,
	people: joinChanges(changedPeople.itemsIn(batch)),
	moved: new Set(movedEvents.itemsIn(batch)),
	notified: new Set(notifiedPeople.itemsIn(batch)),
});

/** Milliseconds that the first writes wait, longest first, so that none hides behind the next. */
const delays = [15, 9, 4];

/** Counts this process's writes that have no answer yet. */
export function watchWrites() {
	let [open, made] = [0, 0];
	interceptTable(
		(next, { commandName = "" }) =>
			async (args) => {
				if (!/Write|Put|Update|Delete/.test(commandName)) return next(args);
				open++;
				try {
					await pause(delays[made++] ?? 0);
					return await next(args);
				} finally {
					open--;
				}
			},
		{ step: "initialize" },
	);
	return {
		/** Runs work, and expects that it ends after its writes. */
		async ofWork<T>(work: () => Promise<T>): Promise<T> {
			made = 0;
			const result = await work();
			expect({ writesWithoutAnswer: open }).toEqual({ writesWithoutAnswer: 0 });
			return result;
		},
	};
}

/** Runs work, and expects that it ends after its writes. */
export const finishing = watchWrites().ofWork;

/** Lets a change of an item be followed, as the stream does, and returns what waits for the end of the
 * batch; null before is new, after is deleted. */
export async function follow(
	entity: string,
	before: object | null,
	after: object | null,
	batch = newBatch(),
): Promise<ReturnType<typeof waitingIn>> {
	const change = {
		kind: !before ? "INSERT" : after ? "MODIFY" : "REMOVE",
		entity,
		before: before as Record<string, unknown> | null,
		after: after as Record<string, unknown> | null,
	} as const;
	batch.changes.push(change);
	await finishing(() => reactToChange(change, batch));
	return waitingIn(batch);
}
