import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { feeStatuses, owesFee } from "#shared/core/people.ts";
import { searchForPeople } from "#shared/core/texts/searchPeople.ts";
import { mayRemind } from "#shared/people/memberships/memberships.rules.ts";
import type { Membership } from "#shared/people/memberships/memberships.schema.ts";
import { RecordList } from "../../../base/records/RecordList.tsx";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useAddressText } from "../../../core/address/useAddressText.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { SearchField } from "../../../ui/fields/Field.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import type { Column } from "../../../ui/tables/DataTable.tsx";
import { SelectionBar } from "../../../ui/tables/SelectionBar.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useNames } from "../../users/names.ts";
import { PersonLink } from "../../users/PersonLink.tsx";
import { feeMessages } from "../memberships.messages.ts";
import {
	feeTotalsQuery,
	membershipPages,
	memberships,
	membershipsKey,
} from "../memberships.queries.ts";
import { useFeeWords } from "../useFeeWords.ts";
import { manageFeeMessages } from "./manageMemberships.messages.ts";
import { RemindAll, ReminderRuns } from "./Reminders.tsx";
import "../memberships.css";

const ExemptDialog = lazyPart(() => import("./ExemptDialog.tsx"));
const PayManyDialog = lazyPart(() => import("../payments/PayManyDialog.tsx"));
const PaymentDialog = lazyPart(() => import("../payments/PaymentDialog.tsx"));

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
	const names = useNames();
	const columns: Column<Membership>[] = [
		{
			id: "person",
			head: text("fees.member"),
			names: true,
			sort: (person) => names(person).full,
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
			sort: ({ membershipExpiryDate }) => membershipExpiryDate ?? "",
			cell: ({ membershipExpiryDate: until }) =>
				until ? day(until) : <span className="small soft">{text("fees.never")}</span>,
		},
		{
			id: "last",
			head: text("fees.lastPayment"),
			phone: "none",
			sort: ({ lastPaymentDate }) => lastPaymentDate ?? "",
			cell: ({ lastPaymentDate }) => (lastPaymentDate ? day(lastPaymentDate) : "–"),
		},
	];
	const exemption: Column<Membership> = {
		id: "exemption",
		head: text("fees.exemptReason"),
		phone: "labelled",
		cell: ({ exemptReason, exemptUntil }) => (
			<>
				<Written>{exemptReason ?? "–"}</Written>
				{exemptUntil && (
					<span className="small soft block">
						{text("fees.exemptTo", { day: day(exemptUntil) })}
					</span>
				)}
			</>
		),
	};
	const reminder: Column<Membership> = {
		id: "reminder",
		head: text("fees.reminder"),
		phone: "labelled",
		cell: (row) => <Reminder {...row} />,
	};
	return [...columns, isReminded ? reminder : exemption];
}

function Actions({ row }: { row: Membership }) {
	const text = useText(manageFeeMessages);
	const name = useNames()(row).full;
	const [open, setOpen] = useState<"pay" | "exempt">();
	const close = () => setOpen(undefined);
	const { id, membershipFeeStatus: status, reminder } = row;
	const isExempt = status === "exempt";
	const remind = useWrite({
		call: (_: void, key) => memberships.remind({ params: { id }, key }),
		said: () => ({ title: text("fees.reminded"), text: name }),
		changed: [membershipsKey],
	});
	const unexempt = useWrite({
		call: (_: void, key) =>
			memberships.setExemption({ params: { id }, body: { membershipFeeStatus: "none" }, key }),
		said: () => ({ title: text("fees.wasUnexempted"), text: name }),
		changed: [membershipsKey],
	});
	const isRested = mayRemind(reminder && Date.parse(reminder.at), Date.now());
	return (
		<span className="row">
			{!isExempt && (
				<Button opens aria-label={text("fees.payOf", { name })} onClick={() => setOpen("pay")}>
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
			{isExempt ? (
				<Button
					aria-label={text("fees.unexemptOf", { name })}
					disabled={unexempt.isPending}
					onClick={() => unexempt.mutate()}
				>
					{text("fees.unexempt")}
				</Button>
			) : (
				<Button
					opens
					aria-label={text("fees.exemptOf", { name })}
					onClick={() => setOpen("exempt")}
				>
					{text("fees.exempt")}
				</Button>
			)}
			{open === "pay" && <PaymentDialog personId={id} personName={name} onClose={close} />}
			{open === "exempt" && <ExemptDialog person={row} name={name} onClose={close} />}
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
	const names = useNames();
	const list = usePages(membershipPages(status));
	const query = useAddressText("q");
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [isPaying, setPaying] = useState(false);
	const { finds } = searchForPeople(query.value);
	const { rows } = usePages(membershipPages(status), {
		isKept: (row) =>
			finds([row.firstName, row.lastName, row.firstNameAr, row.lastNameAr, row.email]),
	});
	const chosen = list.rows?.filter(({ id }) => selected.has(String(id))) ?? [];
	const unselect = () => setSelected(new Set());
	return (
		<RecordList
			title={text("fees.members")}
			create={
				owesFee(status) && count ? (
					<RemindAll key={status} status={status} count={count} />
				) : undefined
			}
			list={list}
			rows={rows}
			selection={
				status === "exempt"
					? undefined
					: { selected, onSelect: setSelected, nameOf: (row) => names(row).full }
			}
			none={text("fees.none")}
			above={
				<>
					<UrlFilter
						name="status"
						label={text("fees.statuses")}
						choices={(["overdue", "pending", "paid", "exempt"] as const).map(choice)}
					/>
					<SearchField
						label={text("fees.search")}
						hint={list.more && text("fees.searchHint")}
						{...query}
					/>
					<ReminderRuns />
				</>
			}
			columns={useColumns(status !== "exempt")}
			actions={(row) => <Actions row={row} />}
			keyOf={({ id }) => String(id)}
		>
			<SelectionBar count={chosen.length} onClear={unselect}>
				<Button kind="primary" opens onClick={() => setPaying(true)}>
					{text("fees.recordMany", { count: chosen.length })}
				</Button>
			</SelectionBar>
			{isPaying && (
				<PayManyDialog people={chosen} onDone={unselect} onClose={() => setPaying(false)} />
			)}
		</RecordList>
	);
}
