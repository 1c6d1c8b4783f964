import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { feeStatuses, owesFee } from "#shared/core/people.ts";
import { mayRemind } from "#shared/people/memberships/memberships.rules.ts";
import type { FeeTotals, Membership } from "#shared/people/memberships/memberships.schema.ts";
import { RecordList } from "../../../base/records/RecordList.tsx";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useAddressText } from "../../../core/address/useAddressText.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useSettled } from "../../../core/moments/useSettled.ts";
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
	const { shortDay: day } = useFeeWords();
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
	const { shortDay: day } = useFeeWords();
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

function UnexemptButton({ row }: { row: Membership }) {
	const text = useText(manageFeeMessages);
	const name = useNames()(row).full;
	const unexempt = useWrite({
		call: (_: void, key) =>
			memberships.setExemption({
				params: { id: row.id },
				body: { membershipFeeStatus: "none" },
				key,
			}),
		toast: () => ({ title: text("fees.wasUnexempted"), text: name }),
		changed: [membershipsKey],
	});
	return (
		<Button
			aria-label={text("fees.unexemptOf", { name })}
			disabled={unexempt.isPending}
			onClick={() => unexempt.mutate()}
		>
			{text("fees.unexempt")}
		</Button>
	);
}

function ExemptButton({ row }: { row: Membership }) {
	const text = useText(manageFeeMessages);
	const name = useNames()(row).full;
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button opens aria-label={text("fees.exemptOf", { name })} onClick={() => setOpen(true)}>
				{text("fees.exempt")}
			</Button>
			{isOpen && <ExemptDialog person={row} name={name} onClose={() => setOpen(false)} />}
		</>
	);
}

function Actions({ row }: { row: Membership }) {
	const text = useText(manageFeeMessages);
	const name = useNames()(row).full;
	const [isPaying, setPaying] = useState(false);
	const { id, membershipFeeStatus: status, reminder } = row;
	const isExempt = status === "exempt";
	const remind = useWrite({
		call: (_: void, key) => memberships.remind({ params: { id }, key }),
		toast: () => ({ title: text("fees.reminded"), text: name }),
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
			{isExempt ? <UnexemptButton row={row} /> : <ExemptButton row={row} />}
			{isPaying && (
				<PaymentDialog personId={id} personName={name} onClose={() => setPaying(false)} />
			)}
		</span>
	);
}

function StatusFilter({ counts }: { counts: FeeTotals["statuses"] | undefined }) {
	const text = useText(manageFeeMessages);
	const words = useText(feeMessages);
	return (
		<UrlFilter
			name="status"
			label={text("fees.statuses")}
			choices={(["overdue", "pending", "paid", "exempt"] as const).map((value) => ({
				value: value === "overdue" ? "" : value,
				label: words(`fee.status.${value}`),
				count: counts?.[value],
			}))}
		/>
	);
}

/** Records a payment for the selected people. */
function SelectedMembers({ people, onClear }: { people: Membership[]; onClear: () => void }) {
	const text = useText(manageFeeMessages);
	const [isPaying, setPaying] = useState(false);
	return (
		<>
			<SelectionBar count={people.length} onClear={onClear}>
				<Button kind="primary" opens onClick={() => setPaying(true)}>
					{text("fees.recordMany", { count: people.length })}
				</Button>
			</SelectionBar>
			{isPaying && (
				<PayManyDialog people={people} onDone={onClear} onClose={() => setPaying(false)} />
			)}
		</>
	);
}

/** People by fee status, longest overdue first. */
export default function MembersByFee() {
	const text = useText(manageFeeMessages);
	const { search } = useAddress();
	const { data: totals } = useQuery(feeTotalsQuery);
	const status = feeStatuses.find((one) => one === search.get("status")) ?? "overdue";
	const count = totals?.statuses[status];
	const names = useNames();
	const query = useAddressText("q");
	const list = usePages(membershipPages(status, useSettled(query.value)));
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const chosen = list.rows?.filter(({ id }) => selected.has(String(id))) ?? [];
	return (
		<RecordList
			title={text("fees.members")}
			create={
				owesFee(status) && count ? <RemindAll key={status} {...{ status, count }} /> : undefined
			}
			list={list}
			selection={
				status === "exempt"
					? undefined
					: { selected, onSelect: setSelected, nameOf: (row) => names(row).full }
			}
			none={text("fees.none")}
			above={
				<>
					<StatusFilter counts={totals?.statuses} />
					<SearchField label={text("fees.search")} {...query} />
					<ReminderRuns />
				</>
			}
			columns={useColumns(status !== "exempt")}
			actions={(row) => <Actions row={row} />}
			keyOf={({ id }) => String(id)}
		>
			<SelectedMembers people={chosen} onClear={() => setSelected(new Set())} />
		</RecordList>
	);
}
