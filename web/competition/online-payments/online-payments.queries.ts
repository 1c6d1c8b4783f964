import { queryOptions } from "@tanstack/react-query";
import { onlinePaymentsRoutes } from "#shared/competition/online-payments/online-payments.routes.ts";
import { monthDays } from "#shared/core/time/month.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readOnEachVisit } from "../../core/calls/freshness.ts";
import { wholeList } from "../../core/calls/wholeList.ts";
import { memberships, membershipsKey } from "../../people/memberships/memberships.queries.ts";

export const onlinePayments = client(onlinePaymentsRoutes);

/** Prefix of all queries of online payments. */
export const onlinePaymentsKey = { queryKey: ["online payments"] };
const key = (...parts: unknown[]) => [...onlinePaymentsKey.queryKey, ...parts];

/** How the user can pay online, and their payments without an answer. */
export const ownOnlineQuery = queryOptions({
	queryKey: key("own"),
	queryFn: () => onlinePayments.mine(),
	...readOnEachVisit,
});

/** Polling interval while the bank has not answered, in ms. */
const often = 2_000;
/** Number of questions after which the page stops asking: the bank's answer comes by email too. */
const mostPolls = 90;

/** The current state of a payment of the user. */
export const paidQuery = (id: string) =>
	queryOptions({
		queryKey: key("paid", id),
		queryFn: () => onlinePayments.check({ params: { id } }),
		refetchInterval: ({ state: { data, dataUpdateCount } }) =>
			data?.state === "started" && dataUpdateCount < mostPolls ? often : false,
		...readOnEachVisit,
	});

/** Payments that staff have to look at. */
export const attentionQuery = queryOptions({
	queryKey: key("attention"),
	queryFn: () => onlinePayments.attention(),
	...changedByOthers,
});

/** All payments and refunds of a month that were made online. */
export const paidOnlineQuery = (month: string) => {
	const { from, to } = monthDays(month);
	return queryOptions({
		queryKey: [...membershipsKey.queryKey, "online", month],
		queryFn: () =>
			wholeList((cursor) =>
				memberships.payments.page({ query: { from, to, method: "online", cursor } }),
			),
		...changedByOthers,
	});
};

export const onlinePaymentQuery = (id: string) =>
	queryOptions({
		queryKey: key("one", id),
		queryFn: () => onlinePayments.find({ params: { id } }),
		...changedByOthers,
	});

/** The bank's sums of a month's days, as staff entered them. */
export const settlementsQuery = (month: string) =>
	queryOptions({
		queryKey: key("settlements", month),
		queryFn: () => onlinePayments.settlements({ query: { month } }),
		...changedByOthers,
	});
