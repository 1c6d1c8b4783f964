import { queryOptions, useQuery } from "@tanstack/react-query";
import { dutiesRoutes } from "#shared/competition/duties/duties.routes.ts";
import {
	type DutyAct,
	isDutyLive,
	isPermittedBy,
} from "#shared/competition/duties/duties.rules.ts";
import { isStaff } from "#shared/core/access.ts";
import type { EventId } from "#shared/core/ids.ts";
import { useUser } from "../../base/session/session.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";

export const duties = client(dutiesRoutes);

/** The running duties at an event. */
export const dutiesQuery = (id: EventId) =>
	queryOptions({
		queryKey: ["duties", id],
		queryFn: () => duties.list({ params: { id } }),
		...changedByOthers,
	});

/** The running duties of the user. */
export const ownDutiesQuery = queryOptions({
	queryKey: ["duties", "own"],
	queryFn: () => duties.own(),
	...changedByOthers,
});

/**
 * Whether the user may do something at an event: as staff, or with a running duty. Undefined while
 * the duties are read; visitors have none.
 */
export function useMay(eventId: EventId, act: DutyAct): boolean | undefined {
	const { data: user } = useUser();
	const needsDuty = user != null && !isStaff(user);
	const { data, isError } = useQuery({ ...ownDutiesQuery, enabled: needsDuty });
	if (!needsDuty || isError) return isStaff(user);
	return data?.some(
		(duty) =>
			duty.eventId === eventId && isDutyLive(duty, Date.now()) && isPermittedBy(duty.scope, act),
	);
}
