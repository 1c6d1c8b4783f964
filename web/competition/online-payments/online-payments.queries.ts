import { queryOptions } from "@tanstack/react-query";
import { onlinePaymentsRoutes } from "#shared/competition/online-payments/online-payments.routes.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readOnEachVisit } from "../../core/calls/freshness.ts";

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
const mostAsked = 90;

/** The current state of a payment of the user. */
export const paidQuery = (id: string) =>
	queryOptions({
		queryKey: key("paid", id),
		queryFn: () => onlinePayments.check({ params: { id } }),
		refetchInterval: ({ state: { data, dataUpdateCount } }) =>
			data?.state === "started" && dataUpdateCount < mostAsked ? often : false,
		...readOnEachVisit,
	});

/** Payments that staff have to look at. */
export const attentionQuery = queryOptions({
	queryKey: key("attention"),
	queryFn: () => onlinePayments.attention(),
	...changedByOthers,
});

export const onlinePaymentQuery = (id: string) =>
	queryOptions({
		queryKey: key("one", id),
		queryFn: () => onlinePayments.find({ params: { id } }),
		...changedByOthers,
	});
