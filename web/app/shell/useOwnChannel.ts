import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useIdle } from "../../core/moments/useIdle.ts";
import { dashboardQuery } from "../../dashboard/dashboard.queries.ts";
import { liveQuery, useChannel } from "../../live/useChannel.ts";
import { myRegistrationsQuery } from "../../registrations/registrations.queries.ts";

/** What came while a line was cut is asked for within so many ms, each at a moment of its own. */
const spreadMs = 3_000;

/** Hears that something came for the reader, and asks what: the news, and entries that may have changed with them. */
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
		// At first what there is was asked for a moment ago.
		onConnected: (again) => again && setTimeout(ask, Math.random() * spreadMs),
	});
}
