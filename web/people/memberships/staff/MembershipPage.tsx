import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { feeStatuses } from "#shared/core/people.ts";
import { monthAt } from "#shared/core/time/month.ts";
import type { FeeTotals } from "#shared/people/memberships/memberships.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Page } from "../../../ui/Page.tsx";
import { StatCard } from "../../../ui/StatCard.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { feeMessages } from "../memberships.messages.ts";
import { feeTotalsQuery, owedMembershipsQuery } from "../memberships.queries.ts";
import { useFeeWords } from "../useFeeWords.ts";
import { FeeChart } from "./FeeChart.tsx";
import { manageFeeMessages } from "./manageMemberships.messages.ts";
import "../../../base/staff/staff.css";
import "../memberships.css";

const MembersByFee = lazyPart(() => import("./MembersByFee.tsx"));
const PaymentsByPeriod = lazyPart(() => import("../payments/PaymentsByPeriod.tsx"));
const PaymentDialog = lazyPart(() => import("../payments/PaymentDialog.tsx"));

function Statuses({ counts }: { counts: FeeTotals["statuses"] | undefined }) {
	const words = useText(feeMessages);
	return (
		<div className="stats">
			{feeStatuses.map((status) => (
				<StatCard
					key={status}
					label={words(`fee.status.${status}`)}
					value={counts?.[status]}
					to={status === "overdue" ? "?" : `?status=${status}`}
				/>
			))}
		</div>
	);
}

/** Between two figures; a dot would look like a zero beside Arabic digits. */
const comma = { en: ", ", ar: "، " } as const;

/** The sums of membership fees: collected this year, and still unpaid. */
function Sums({ totals }: { totals: FeeTotals }) {
	const text = useText(manageFeeMessages);
	const { data: owed } = useQuery(owedMembershipsQuery);
	const { money } = useFeeWords();
	const locale = useLocale();
	const year = monthAt(Date.now()).slice(0, 4);
	const collected = totals.months
		.filter(({ month }) => month.startsWith(year))
		.reduce((sum, { amount }) => sum + amount, 0);
	return (
		<p>
			<strong className="block">{text("fees.collected", { amount: money(collected) })}</strong>
			<span className="block">
				{[
					text("fees.outstanding", {
						count: totals.statuses.overdue + totals.statuses.pending,
					}),
					...(owed && owed.amount > 0
						? [text("fees.outstandingAmount", { amount: money(owed.amount) })]
						: []),
				].join(comma[locale])}
			</span>
			<Link to={paths.money}>{text("fees.money")}</Link>
		</p>
	);
}

/** Membership fees for staff: totals, people by status and payments. */
export default function MembershipPage() {
	const text = useText(manageFeeMessages);
	const { search, set } = useAddress();
	const { data: totals, isError, refetch } = useQuery(feeTotalsQuery);
	return (
		<Page
			title={text("fees.title")}
			lead={text("fees.lead")}
			actions={
				<Button kind="primary" opens onClick={() => set({ record: "1" }, { step: true })}>
					{text("fees.record")}
				</Button>
			}
		>
			{isError && <LoadError onRetry={refetch} />}
			<Statuses counts={totals?.statuses} />
			{totals && <Sums totals={totals} />}
			{totals && <FeeChart months={totals.months} now={monthAt(Date.now())} />}
			<Tabs
				label={text("fees.title")}
				tabs={[
					{ id: "members", label: text("fees.members"), part: MembersByFee },
					{ id: "payments", label: text("fees.payments"), part: PaymentsByPeriod },
				]}
			/>
			{search.get("record") && (
				<PaymentDialog
					onRecorded={() => set({ tab: "payments", status: null })}
					onClose={() => set({ record: null })}
				/>
			)}
		</Page>
	);
}
