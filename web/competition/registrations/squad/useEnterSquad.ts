import { mostRegistrationsAtOnce } from "#shared/competition/registrations/registrations.rules.ts";
import type { SquadResult } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { eventQuery } from "../../events/events.queries.ts";
import { inTurnEach } from "../../waiting-room/inTurn.ts";
import { registrations } from "../registrations.client.ts";
import { entriesQuery } from "../registrations.queries.ts";
import { squadMessages } from "./squad.messages.ts";

export type SquadRow = { userId: number; classId: number | null; declaredWeight: string };

/** Registers people, each independently. Retries of one attempt reuse its idempotency key. */
export function useEnterSquad(eventId: EventId, onResults: (results: SquadResult[]) => void) {
	const text = useText(squadMessages);
	return useWrite({
		async call(rows: SquadRow[], key) {
			const results: SquadResult[] = [];
			for (let from = 0; from < rows.length; from += mostRegistrationsAtOnce) {
				const some = rows.slice(from, from + mostRegistrationsAtOnce);
				const enter = (body: SquadRow[]) =>
					registrations.registerSquad({ params: { id: eventId }, body, key });
				results.push(...(await inTurnEach(eventId, some, enter)));
			}
			return results;
		},
		toast: (results) => {
			const failed = results.filter(({ error }) => error).length;
			const title = text("squad.done", { count: results.length - failed });
			return failed > 0
				? { title, text: text("squad.failed", { count: failed }), kind: "error" }
				: { title };
		},
		title: text("squad.failedAll"),
		changed: [entriesQuery(eventId), eventQuery(eventId)],
		done: onResults,
	});
}
