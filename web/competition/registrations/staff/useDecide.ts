import type {
	Decision,
	DecisionResult,
	Entry,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useCodeText } from "../../../core/forms/errors.ts";
import { useText } from "../../../core/language/messages.ts";
import { registrations } from "../registrations.client.ts";
import { registrationMessages } from "../registrations.messages.ts";
import { entriesQuery, undecidedQuery } from "../registrations.queries.ts";

/** Maximum number of registrations per request to the server. */
const most = 100;

/**
 * Approves or rejects registrations, each independently. Calls `onDone` with the failed ones and
 * their reasons.
 */
export function useDecide(eventId: EventId, onDone: (failed: ReadonlyMap<string, string>) => void) {
	const text = useText(registrationMessages);
	const codeText = useCodeText();
	const failedIn = (results: DecisionResult[]) =>
		new Map(results.flatMap(({ id, error }) => (error ? [[id, codeText(error)]] : [])));
	return useWrite({
		async call(
			{ chosen, ...choice }: Pick<Decision, "decision"> & { chosen: Entry[]; reason?: string },
			key,
		) {
			const results: DecisionResult[] = [];
			const ids = chosen.map(({ id }) => id);
			for (let from = 0; from < ids.length; from += most) {
				const body = { ...choice, ids: ids.slice(from, from + most) };
				results.push(...(await registrations.decide({ params: { id: eventId }, body, key })));
			}
			return results;
		},
		said: (results) => {
			const failed = failedIn(results).size;
			const title = text("reg.done", { count: results.length - failed });
			return failed > 0
				? { title, text: text("reg.failed", { count: failed }), kind: "error" }
				: { title };
		},
		changed: [entriesQuery(eventId), undecidedQuery],
		done: (results) => onDone(failedIn(results)),
	});
}
