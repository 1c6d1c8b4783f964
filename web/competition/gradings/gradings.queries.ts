import { queryOptions } from "@tanstack/react-query";
import { gradingsRoutes } from "#shared/competition/gradings/gradings.routes.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { beltsQuery } from "../../base/ranks/belts.queries.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";

export const gradings = client(gradingsRoutes);

/** Prefix of all queries of a grading. */
export const gradingPrefix = (id: EventId) => ({ queryKey: ["grading", id] }) as const;

/** Time between two looks at a run that goes on, in ms. */
const runPause = 1_500;
const isRunning = (state: string | undefined) => state === "fixing" || state === "applying";

/** State and panel of a grading; read again while a run goes on. */
export const gradingQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...gradingPrefix(id).queryKey, "state"],
		queryFn: () => gradings.grading({ params: { id } }),
		refetchInterval: ({ state: { data } }) => (isRunning(data?.state) ? runPause : false),
		...changedByOthers,
	});

/** The candidates of a grading. The list differs by state, so the state is part of the key. */
export const candidatesQuery = (id: EventId, state: string) =>
	queryOptions({
		queryKey: [...gradingPrefix(id).queryKey, "candidates", state],
		queryFn: () => gradings.candidates({ params: { id } }),
		...changedByOthers,
	});

/** The recommendations for a dan that wait for a grading. */
export const recommendationsQuery = (id: EventId) =>
	queryOptions({
		queryKey: [...gradingPrefix(id).queryKey, "recommendations"],
		queryFn: () => gradings.recommendations({ params: { id } }),
		...changedByOthers,
	});

/** A group with the signed-in examiner's own marks. */
export const groupMarksQuery = (id: EventId, group: number) =>
	queryOptions({
		queryKey: ["grading-marks", id, group],
		queryFn: () => gradings.groupMarks({ params: { id, group } }),
		...changedByOthers,
	});

/** A person's gradings. */
export const ownGradingsQuery = (id: UserId) =>
	queryOptions({
		queryKey: ["gradings", "of", id],
		queryFn: () => gradings.ofPerson({ params: { id } }),
	});

/** What a person needs for their next belt. */
export const nextBeltQuery = (id: UserId) =>
	queryOptions({
		queryKey: [...beltsQuery.queryKey, "next", id],
		queryFn: () => gradings.nextBelt({ params: { id } }),
		...changedByOthers,
	});

/** Address of the same to print. */
export const nextBeltPrint = (id: UserId, lang: string) =>
	`/api/users/${id}/next-belt/print?lang=${lang}`;

/** Address of a file of a grading. */
export const exportAddress = (id: EventId, name: string, lang: string) =>
	`/api/events/${id}/grading/exports/${name}?lang=${lang}`;
