import { TransactWriteCommand, type TransactWriteCommandInput } from "@aws-sdk/lib-dynamodb";
import { takePlace } from "#functions/base/places/places.service.ts";
import type { EventRecord } from "#functions/competition/events/event.entity.ts";
import { eventPool } from "#functions/competition/events/event-places.ts";
import { Registrations } from "#functions/competition/registrations/registration.entity.ts";
import { toEventSummary } from "#functions/competition/registrations/registration.view.ts";
import { database } from "#functions/core/table/database.ts";
import { answer } from "../workers/worker.ts";
import { crowd } from "./crowd.ts";
import { newEvent, rate } from "./rate.ts";

/** The transaction of one registration, ready to be sent. */
function transaction(event: EventRecord, userId: number, now: number): TransactWriteCommandInput {
	const at = new Date(now).toISOString();
	const shard = userId % event.shards;
	const record = {
		userId,
		eventId: event.id,
		classId: 0,
		seated: false,
		status: "pending" as const,
	};
	const entered = {
		registeredAt: at,
		order: `${userId}`,
		shard,
		registrationType: "online" as const,
	};
	const trail = [{ at, by: userId, to: "pending", ipAddress: "127.0.0.1" }];
	const put = Registrations.put({
		...record,
		...entered,
		list: 0,
		event: toEventSummary(event),
		version: now,
		trail,
	})
		.where(
			({ userId: id, status }, { notExists, eq }) =>
				`${notExists(id)} OR ${eq(status, "cancelled")}`,
		)
		.params();
	const place = takePlace(eventPool(event), shard, now);
	const parts = [{ Put: put }, { Update: "update" in place ? place.update : {} }];
	return { TransactItems: parts as TransactWriteCommandInput["TransactItems"] };
}

/**
 * Transactions per second of the engine alone: prepared registrations, sent by the table's client.
 */
await answer(async () => {
	const { admin, ids } = crowd();
	const event = await newEvent(admin);
	const now = Date.now();
	const ready = ids.map((id) => transaction(event, id, now));
	return rate(ready, (input) => database.send(new TransactWriteCommand(input)));
});
