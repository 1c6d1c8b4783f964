import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { UserId } from "#shared/core/ids.ts";
import { readOnEachVisit } from "../../core/calls/freshness.ts";
import { useShowError } from "../../core/forms/errors.ts";
import type { LatestQueue, Pending } from "./latestQueue.ts";

const everyMs = 15_000;

/** The part of a queue that knows nothing of its items. */
type Sending = Pick<LatestQueue<never, never>, "sendAll">;

/**
 * Sends what a person has stored: at once, when the network or the user returns, and at intervals.
 */
export function useSendQueue({ sendAll }: Sending, by: UserId): void {
	const queries = useQueryClient();
	useEffect(() => {
		const send = () => void sendAll(by, queries).catch(() => undefined);
		send();
		const ticking = setInterval(send, everyMs);
		addEventListener("online", send);
		document.addEventListener("visibilitychange", send);
		return () => {
			clearInterval(ticking);
			removeEventListener("online", send);
			document.removeEventListener("visibilitychange", send);
		};
	}, [by, queries, sendAll]);
}

/** What a person has stored in this browser and the server has not accepted yet. */
export const storedQuery = <I, K extends keyof I>(queue: LatestQueue<I, K>, by: UserId) =>
	queryOptions({
		queryKey: queue.storedKey(by),
		queryFn: () => queue.storedBy(by),
		networkMode: "always",
		...readOnEachVisit,
	});

/** A function that changes a stored item and then sends it. */
export function useChangeStored<I extends Pending<unknown>, K extends keyof I>(
	queue: LatestQueue<I, K>,
	by: UserId,
) {
	const queries = useQueryClient();
	const showError = useShowError();
	return useCallback(
		async (at: Pick<I, K>, next: (stored: I | undefined) => I | undefined) => {
			try {
				// Shown only after it is stored, so that a visible value survives closing the page.
				await queue.change(at, next);
				await queries.invalidateQueries({ queryKey: queue.storedKey(by) });
				await queue.sendAll(by, queries);
			} catch (error) {
				showError(error);
			}
		},
		[by, queries, queue, showError],
	);
}
