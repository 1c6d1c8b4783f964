import { queryOptions } from "@tanstack/react-query";
import { feesRoutes } from "#shared/competition/fees/fees.routes.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { FeeStatus } from "#shared/core/people.ts";
import { membershipsRoutes } from "#shared/people/memberships/memberships.routes.ts";
import type { PaymentMethod } from "#shared/people/memberships/memberships.rules.ts";
import type {
	Membership,
	MembershipPayment,
} from "#shared/people/memberships/memberships.schema.ts";
import { addressOf, client } from "../../core/calls/client.ts";
import { changedByOthers } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const memberships = client(membershipsRoutes);

/**
 * Calls and sums of fees for charges. Their domain imports this one, not the reverse, and the list of
 * payments needs both.
 */
export const fees = client(feesRoutes);
/** Prefix of all queries of fees for charges. */
export const feesKey = { queryKey: ["fees"] };

/** Prefix of all queries of memberships. */
export const membershipsKey = { queryKey: ["memberships"] };
const key = (...parts: unknown[]) => [...membershipsKey.queryKey, ...parts];

export const feeTotalsQuery = queryOptions({
	queryKey: key("totals"),
	queryFn: () => memberships.totals(),
	...changedByOthers,
});

/** People with a status whom the search finds. */
export const membershipPages = (status: FeeStatus, q = "") => ({
	...pagesQuery<Membership>(key("people", status, q), (cursor) =>
		memberships.list.page({ query: { status, q: q || undefined, cursor } }),
	),
	...changedByOthers,
});

type PaymentFilter = { from?: string; to?: string; method?: PaymentMethod };
export const paymentPages = (filter: PaymentFilter) => ({
	...pagesQuery<MembershipPayment>(key("payments", filter), (cursor) =>
		memberships.payments.page({ query: { ...filter, cursor } }),
	),
	...changedByOthers,
});

/** The year's sums of payments by month and method. */
export const yearSumsQuery = (year: string) =>
	queryOptions({
		queryKey: [...feesKey.queryKey, "money", year],
		queryFn: () => fees.money({ query: { year } }),
		...changedByOthers,
	});

/** What is owed of membership fees now. */
export const owedMembershipsQuery = queryOptions({
	queryKey: [...feesKey.queryKey, "owed memberships"],
	queryFn: () => fees.owedMemberships(),
	...changedByOthers,
});

export const paymentsExportAddress = (from: string, to: string, lang: string) =>
	addressOf(feesRoutes.exportMoney, { params: {}, query: { from, to, lang } });

/** All payments of a person, latest first. */
export const personPaymentsQuery = (id: UserId) =>
	queryOptions({
		queryKey: key("payments", id),
		queryFn: () => memberships.payments({ query: { userId: String(id) } }),
		...changedByOthers,
	});

/** Polling interval while reminders are being sent, in ms. */
const often = 1_500;

export const remindersQuery = queryOptions({
	queryKey: key("reminders"),
	queryFn: () => memberships.reminders(),
	refetchInterval: ({ state: { data } }) =>
		data?.some(({ doneAt }) => doneAt === null) ? often : false,
	...changedByOthers,
});

export const ownMembershipQuery = queryOptions({
	queryKey: key("own"),
	queryFn: () => memberships.mine(),
	...changedByOthers,
});

export const receiptAddress = (id: string, lang: string) =>
	addressOf(membershipsRoutes.receipt, { params: { id }, query: { lang } });
