import type { EventId } from "#shared/core/ids.ts";
import type { Entry, Shard, State } from "./report/exactness.ts";
import { type Item, itemsWith, kindOf } from "./table.ts";

/** What a rehearsal must not make: people would be told of it, or the audit log would be full of it. */
const unwanted = new Set(["auditLine", "notification", "outbox", "repeat"]);

export type Seen = { state: State; traces: number };

/** Reads all that a rehearsal's event has in the table, from the items themselves. */
export async function readState(eventId: EventId, mark: RegExp): Promise<Seen> {
	const items = await itemsWith(mark);
	const of = <T>(kind: string) =>
		items.filter(
			(item: Item) => kindOf(item) === kind && (item.eventId ?? item.id) === eventId,
		) as T[];
	const limited = [...of<Limited>("event").map(withoutEventClass), ...of<Limited>("eventClass")];
	return {
		state: {
			limits: new Map(limited.map(({ id, maxParticipants }) => [id, maxParticipants])),
			shards: of<Shard>("allotment"),
			entries: of<Entry>("registration"),
		},
		traces: items.filter((item) => unwanted.has(kindOf(item))).length,
	};
}

type Limited = { id: number; maxParticipants: number };

const withoutEventClass = (event: Limited) => ({ ...event, id: 0 });
