import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { availabilityQuery } from "../availability.queries.ts";
import { myEntriesQuery } from "../registrations.queries.ts";

/** Random delay in ms before refetching, so that not all waiting clients call at once. */
const everyMs = 10_000;

/** Refetches the user's waiting list position when the event's availability changes. */
export function useFreshPosition(id: EventId, entries: readonly MyRegistration[]): void {
	const isWaiting = entries.some(({ status }) => status === "waitlisted");
	const { dataUpdatedAt: movedAt } = useQuery({ ...availabilityQuery(id), enabled: false });
	const { refetch } = useQuery({ ...myEntriesQuery(id), enabled: false });
	const asking = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		if (!isWaiting || movedAt === 0 || asking.current) return;
		asking.current = setTimeout(() => {
			asking.current = undefined;
			void refetch();
		}, Math.random() * everyMs);
	}, [isWaiting, movedAt, refetch]);
	useEffect(
		() => () => {
			clearTimeout(asking.current);
			asking.current = undefined;
		},
		[],
	);
}
