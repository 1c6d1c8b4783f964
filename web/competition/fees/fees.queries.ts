import { queryOptions } from "@tanstack/react-query";
import { feesRoutes } from "#shared/competition/fees/fees.routes.ts";
import type { EventId, UserId } from "#shared/core/ids.ts";
import { addressOf } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { fees, feesKey } from "../../people/memberships/memberships.queries.ts";

const key = (...parts: unknown[]) => [...feesKey.queryKey, ...parts];

export const myFeesQuery = queryOptions({
	queryKey: key("mine"),
	queryFn: () => fees.mine(),
	...changedByOthers,
});

export const personFeesQuery = (id: UserId) =>
	queryOptions({
		queryKey: key("person", id),
		queryFn: () => fees.ofPerson({ params: { id } }),
		...changedByOthers,
	});

export const eventFeesQuery = (id: EventId) =>
	queryOptions({
		queryKey: key("event", id),
		queryFn: () => fees.ofEvent({ params: { id } }),
		...changedByOthers,
	});

export const cashDayQuery = (day: string) =>
	queryOptions({
		queryKey: key("day", day),
		queryFn: () => fees.day({ params: { day } }),
		...changedByOthers,
	});

/** The cash closings of a year, the latest first. */
export const closingsQuery = (year: string) =>
	queryOptions({
		queryKey: key("closings", year),
		queryFn: () => fees.closings({ query: { year } }),
		...changedByOthers,
	});

/** Refunds and waivers of a month, for people who got much in all. */
export const givenUpQuery = (month: string) =>
	queryOptions({
		queryKey: key("given up", month),
		queryFn: () => fees.givenUp({ query: { month } }),
		...changedByOthers,
	});

export const statementAddress = (id: EventId, lang: string) =>
	addressOf(feesRoutes.statement, { params: { id }, query: { lang } });
