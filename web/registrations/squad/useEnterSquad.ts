import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { EventId } from "#shared/core/ids.ts";
import type { SquadResult } from "#shared/registrations/registrations.schema.ts";
import { useShowError } from "../../core/errors.ts";
import { useText } from "../../core/messages.ts";
import { toast } from "../../core/toasts.tsx";
import { useWriteKey } from "../../core/writeKey.ts";
import { eventQuery } from "../../events/events.queries.ts";
import { registrations } from "../registrations.client.ts";
import { entriesQuery } from "../registrations.queries.ts";
import { squadMessages } from "./squad.messages.ts";

/** The server takes this many at once. */
const most = 100;

export type SquadRow = { userId: number; classId: number | null; declaredWeight: string };

/** Enters people, each by themselves. The same try is one write, however often it is sent. */
export function useEnterSquad(eventId: EventId, onResults: (results: SquadResult[]) => void) {
	const text = useText(squadMessages);
	const showError = useShowError();
	const queries = useQueryClient();
	const key = useWriteKey();
	return useMutation({
		async mutationFn(rows: SquadRow[]) {
			const results: SquadResult[] = [];
			for (let from = 0; from < rows.length; from += most) {
				const body = rows.slice(from, from + most);
				results.push(...(await registrations.registerSquad({ params: { id: eventId }, body, key: key.get() })));
			}
			return results;
		},
		onSuccess: (results) => {
			key.renew();
			const failed = results.filter(({ error }) => error).length;
			const done = text("squad.done", { count: results.length - failed });
			toast(done, failed > 0 ? text("squad.failed", { count: failed }) : undefined, failed > 0 ? "error" : "success");
			onResults(results);
		},
		onError: (error) => showError(error, text("squad.failedAll")),
		onSettled: () =>
			Promise.all([queries.invalidateQueries(entriesQuery(eventId)), queries.invalidateQueries(eventQuery(eventId))]),
	});
}
