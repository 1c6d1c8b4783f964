import { mostRegistrationsAtOnce } from "#shared/competition/registrations/registrations.rules.ts";
import type {
	Decision,
	DecisionResult,
	Entry,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { ApiError } from "../../../../core/calls/client.ts";
import { isRefused, useWrite } from "../../../../core/calls/useWrite.ts";
import { useCodeText } from "../../../../core/forms/errors.ts";
import { useText } from "../../../../core/language/messages.ts";
import { registrations } from "../../registrations.client.ts";
import { registrationMessages } from "../../registrations.messages.ts";
import { entriesQuery, undecidedQuery } from "../../registrations.queries.ts";
import { entriesMessages } from "../entries.messages.ts";
import { useTakeBack } from "./useTakeBack.ts";

type Choice = Pick<Decision, "decision"> & { chosen: Entry[]; reason?: string };

const mayHaveDecided = (error: unknown) =>
	!isRefused(error) && !(error instanceof ApiError && error.status === 429);

/**
 * Approves or rejects registrations, each independently. Calls `onDone` with the failed ones and
 * their reasons. The toast offers to take the decisions back.
 */
export function useDecide(eventId: EventId, onDone: (failed: ReadonlyMap<string, string>) => void) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const codeText = useCodeText();
	const takeBack = useTakeBack(eventId);
	const failedIn = (results: DecisionResult[]) =>
		new Map(results.flatMap(({ id, error }) => (error ? [[id, codeText(error)]] : [])));
	return useWrite({
		async call({ chosen, ...choice }: Choice, key) {
			const results: DecisionResult[] = [];
			const ids = chosen.map(({ id }) => id);
			for (let from = 0; from < ids.length; from += mostRegistrationsAtOnce) {
				const body = { ...choice, ids: ids.slice(from, from + mostRegistrationsAtOnce) };
				results.push(...(await registrations.decide({ params: { id: eventId }, body, key })));
			}
			return results;
		},
		toast: (results, { decision }) => {
			const failed = failedIn(results).size;
			const done = results.filter(({ error }) => !error).map(({ id }) => id);
			return {
				title: own(decision === "approve" ? "entries.countApproved" : "entries.countRejected", {
					count: done.length,
				}),
				text: failed > 0 ? text("reg.failed", { count: failed }) : undefined,
				kind: failed > 0 ? "error" : "success",
				undo: done.length > 0 ? () => takeBack(done) : undefined,
			};
		},
		// A call that was cut may have decided some. The list is read again, and deciding again is safe.
		words: (error) => (mayHaveDecided(error) ? own("entries.cut") : undefined),
		changed: [entriesQuery(eventId), undecidedQuery],
		done: (results) => onDone(failedIn(results)),
	});
}
