import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { mayRemind } from "#shared/community/memberships/memberships.rules.ts";
import type { Membership } from "#shared/community/memberships/memberships.schema.ts";
import { feeStatuses, owesFee } from "#shared/core/people.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Desk } from "../../platform/records/Desk.tsx";
import { Button } from "../../ui/Button.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import type { Column } from "../../ui/tables/DataTable.tsx";
import { useNames } from "../users/names.ts";
import { PersonLink } from "../users/PersonLink.tsx";
import { manageFeeMessages } from "./manageMemberships.messages.ts";
import { feeMessages } from "./memberships.messages.ts";
import {
	feeTotalsQuery,
	membershipPages,
	memberships,
	membershipsKey,
} from "./memberships.queries.ts";
import { RemindAll, ReminderRuns } from "./Reminders.tsx";
import { useFeeWords } from "./useFeeWords.ts";
import "./memberships.css";

const PaymentDialog = lazy(() => import("./payments/PaymentDialog.tsx"));

/** Whether a person was reminded, and whether the email was sent. */
function Reminder({ reminder }: Pick<Membership, "reminder">) {
	const text = useText(manageFeeMessages);
	const { day } = useFeeWords();
	if (!reminder) return <span className="small soft">{text("fees.notReminded")}</span>;
	return (
		<span className="small soft">
			{reminder.mailedAt
				? text("fees.sent", { day: day(reminder.mailedAt) })
				: text("fees.onItsWay")}
		</span>
	);
}

function useColumns(isReminded: boolean): Column<Membership>[] {
	const text = useText(manageFeeMessages);
	const { day } = useFeeWords();
	const columns: Column<Membership>[] = [
		{
			id: "person",
			head: text("fees.member"),
			names: true,
			cell: (person) => (
				<>
					<PersonLink person={person} />
					<span className="small soft block">
						<bdi dir="ltr">{person.email}</bdi>
					</span>
				</>
			),
		},
		{
			id: "expiry",
			head: text("fees.expiry"),
			phone: "labelled",
			cell: ({ membershipExpiryDate: until }) =>
				until ? day(until) : <span className="small soft">{text("fees.never")}</span>,
		},
		{
			id: "last",
			head: text("fees.lastPayment"),
			phone: "none",
			cell: ({ lastPaymentDate }) => (lastPaymentDate ? day(lastPaymentDate) : "–"),
		},
	];
	const reminder: Column<Membership> = {
		id: "reminder",
		head: text("fees.reminder"),
		phone: "labelled",
		cell: (row) => <Reminder {...row} />,
	};
	return isReminded ? [...columns, reminder] : columns;
}

function Actions({ row }: { row: Membership }) {
	const text = useText(manageFeeMessages);
	const name = useNames()(row).full;
	const [paying, setPaying] = useState(false);
	const { id, membershipFeeStatus: status, reminder } = row;
	const isExempt = status === "exempt";
	const remind = useWrite({
		call: (_: void, key) => memberships.remind({ params: { id }, key }),
		said: () => ({ title: text("fees.reminded"), text: name }),
		changed: [membershipsKey],
	});
	const exempt = useWrite({
		call: (_: void, key) =>
			memberships.setExemption({
				params: { id },
				body: { membershipFeeStatus: isExempt ? "none" : "exempt" },
				key,
			}),
		said: () => ({ title: text(isExempt ? "fees.wasUnexempted" : "fees.wasExempted"), text: name }),
		changed: [membershipsKey],
	});
	const isRested = mayRemind(reminder && Date.parse(reminder.at), Date.now());
	return (
		<span className="row">
			{!isExempt && (
				<Button opens aria-label={text("fees.payOf", { name })} onClick={() => setPaying(true)}>
					{text("fees.pay")}
				</Button>
			)}
			{owesFee(status) && isRested && (
				<Button
					aria-label={text("fees.remindOf", { name })}
					disabled={remind.isPending}
					onClick={() => remind.mutate()}
				>
					{text("fees.remind")}
				</Button>
			)}
			<Button
				aria-label={text(isExempt ? "fees.unexemptOf" : "fees.exemptOf", { name })}
				disabled={exempt.isPending}
				onClick={() => exempt.mutate()}
			>
				{text(isExempt ? "fees.unexempt" : "fees.exempt")}
			</Button>
			<Suspense>
				{paying && (
					<PaymentDialog personId={id} personName={name} onClose={() => setPaying(false)} />
				)}
			</Suspense>
		</span>
	);
}

/** People by fee status, longest overdue first. */
export default function MembersByFee() {
	const text = useText(manageFeeMessages);
	const words = useText(feeMessages);
	const { search } = useAddress();
	const { data: totals } = useQuery(feeTotalsQuery);
	const status = feeStatuses.find((one) => one === search.get("status")) ?? "overdue";
	const choice = (value: typeof status) => ({
		value: value === "overdue" ? "" : value,
		label: words(`fee.status.${value}`),
		count: totals?.statuses[value],
	});
	const count = totals?.statuses[status];
	return (
		<Desk
			title={text("fees.members")}
			create={
				owesFee(status) && count ? (
					<RemindAll key={status} status={status} count={count} />
				) : undefined
			}
			list={usePages(membershipPages(status))}
			none={text("fees.none")}
			above={
				<>
					<UrlFilter
						name="status"
						label={text("fees.statuses")}
						choices={(["overdue", "pending", "paid", "exempt"] as const).map(choice)}
					/>
					<ReminderRuns />
				</>
			}
			columns={useColumns(status !== "exempt")}
			actions={(row) => <Actions row={row} />}
			keyOf={({ id }) => String(id)}
		/>
	);
}
