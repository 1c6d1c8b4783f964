import { useQuery, useQueryClient } from "@tanstack/react-query";
import { dashboardQuery } from "../../base/staff/dashboard.queries.ts";
import { liveQuery, useChannel } from "../../competition/live/useChannel.ts";
import { myRegistrationsQuery } from "../../competition/registrations/registrations.queries.ts";
import { useIdle } from "../../core/moments/useIdle.ts";

/** After a reconnect, clients refetch at random within this time (ms) to spread the load. */
const spreadMs = 3_000;

/**
 * On a message for the user, refetches notifications and the registrations that may have changed.
 */
export function useOwnChannel(): void {
	const queries = useQueryClient();
	const { data: access } = useQuery({ ...liveQuery, enabled: useIdle() });
	const ask = () => {
		void queries.invalidateQueries({ queryKey: ["notifications"] });
		void queries.invalidateQueries({ queryKey: myRegistrationsQuery.queryKey });
		void queries.invalidateQueries(dashboardQuery);
	};
	useChannel(access?.own ?? null, {
		onMessage: ask,
		// On the first connection the data was just fetched.
		onConnected: (again) => again && setTimeout(ask, Math.random() * spreadMs),
	});
}
