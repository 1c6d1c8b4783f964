import { queryOptions } from "@tanstack/react-query";
import { drawsRoutes } from "#shared/competition/draws/draws.routes.ts";
import type { EventClassId, EventId, UserId } from "#shared/core/ids.ts";
import type { AthleteId } from "#shared/people/national-team/national-team.schema.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";

export const draws = client(drawsRoutes);

/** Prefix of all queries of an event's draws. */
export const drawsKey = (id: EventId) => ["draws", id] as const;

/** How often pages read bouts and places again while people look at them, in ms. */
const refreshMs = 5_000;

/** The event classes of an event with their commitments and places. */
export const drawsQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...drawsKey(id), "all"],
		queryFn: () => draws.list({ params: { id } }),
		refetchInterval: refreshMs,
		...changedByOthers,
	});

/** The draw of an event class with its results. */
export const drawQuery = (id: EventId, classId: EventClassId) =>
	queryOptions({
		queryKey: [...drawsKey(id), classId],
		queryFn: () => draws.get({ params: { id, classId } }),
		refetchInterval: refreshMs,
		...changedByOthers,
	});

/** A person's places at past events. */
export const resultsQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["draws", "of", id],
		queryFn: () => draws.ofPerson({ params: { id } }),
	});

/** The published places of an athlete of the national team. */
export const athleteResultsQuery = (id: AthleteId) =>
	queryOptions({
		queryKey: ["draws", "ofAthlete", id],
		queryFn: () => draws.ofAthlete({ params: { id } }),
	});
