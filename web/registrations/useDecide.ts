import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import type { Decision, Entry } from "#shared/registrations/registrations.schema.ts";
import { useCodeText, useShowError } from "../core/errors.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { registrations } from "./registrations.client.ts";
import { registrationMessages } from "./registrations.messages.ts";
import { entriesQuery } from "./registrations.queries.ts";

/** The server takes this many at once. */
const most = 100;

/** Approves or rejects entries, each by itself; hands over those that could not be changed, with why. */
export function useDecide(eventId: EventId, onDone: (failed: ReadonlyMap<string, string>) => void) {
	const text = useText(registrationMessages);
	const codeText = useCodeText();
	const showError = useShowError();
	const queries = useQueryClient();
	return useMutation({
		async mutationFn({ chosen, ...choice }: Pick<Decision, "decision"> & { chosen: Entry[]; reason?: string }) {
			const results = [];
			const ids = chosen.map(({ id }) => id);
			for (let from = 0; from < ids.length; from += most) {
				const body = { ...choice, ids: ids.slice(from, from + most) };
				results.push(...(await registrations.decide({ params: { id: eventId }, body })));
			}
			return results;
		},
		onSuccess: (results) => {
			const failed = new Map(results.flatMap(({ id, error }) => (error ? [[id, codeText(error)]] : [])));
			const done = text("reg.done", { count: results.length - failed.size });
			const some = failed.size > 0;
			toast(done, some ? text("reg.failed", { count: failed.size }) : undefined, some ? "error" : "success");
			onDone(failed);
		},
		onError: (error) => showError(error),
		onSettled: () => queries.invalidateQueries(entriesQuery(eventId)),
	});
}
