import { useState } from "react";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import { type EventFees, mostCharges } from "#shared/competition/fees/fees.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import { useUser } from "../../../base/session/session.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Amount } from "../../../people/memberships/Amount.tsx";
import { fees, feesKey, membershipsKey } from "../../../people/memberships/memberships.queries.ts";
import { ReceiptLink } from "../../../people/memberships/ReceiptLink.tsx";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { useNames } from "../../../people/users/names.ts";
import { PersonLink } from "../../../people/users/PersonLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { RowMenu } from "../../../ui/menus/RowMenu.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { SelectionBar } from "../../../ui/tables/SelectionBar.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { ChargeBadge } from "../ChargeBadge.tsx";
import { manageFeesMessages } from "./manageFees.messages.ts";

const PayDialog = lazyPart(() => import("./PayDialog.tsx"));
const LowerDialog = lazyPart(() => import("./LowerDialog.tsx"));

/** A charge with the person who owes it. */
export type ChargeOfPerson = Omit<EventFees["rows"][number], "dojoId">;

type Props = {
	label: string;
	rows: ChargeOfPerson[];
	/** Credit of the person, in fils, if all charges are of one person. */
	credit?: number;
	/** All charges are of one person, so the name column is left out. */
	ofOne?: boolean;
};

type Open = { charges: ChargeOfPerson[] } | { lowered: ChargeOfPerson; kind: "waive" | "refund" };

const sumOf = (rows: readonly ChargeOfPerson[], of: (row: ChargeOfPerson) => number) =>
	rows.reduce((sum, row) => sum + of(row), 0);

function useColumns(ofOne: boolean): Column<ChargeOfPerson>[] {
	const text = useText(manageFeesMessages);
	const names = useNames();
	const pick = usePick();
	const { shortDay: day, money } = useFeeWords();
	const person: Column<ChargeOfPerson> = {
		id: "person",
		head: text("charges.person"),
		names: true,
		sort: (row) => (row.person ? names(row.person).full : ""),
		cell: (row) => (row.person ? <PersonLink person={row.person} /> : text("charges.gone")),
		total: () => text("charges.total"),
	};
	return [
		...(ofOne ? [] : [person]),
		{
			id: "what",
			head: text("charges.what"),
			names: ofOne,
			sort: (row) => pick(row, "title"),
			cell: (row) => <Written>{pick(row, "title")}</Written>,
			total: ofOne ? () => text("charges.total") : undefined,
		},
		{
			id: "fee",
			head: text("charges.fee"),
			phone: "labelled",
			isFigures: true,
			sort: ({ owed }) => owed,
			cell: ({ owed }) => <Amount isInTable fils={owed} />,
			total: (rows) => <Amount isInTable fils={sumOf(rows, ({ owed }) => owed)} />,
		},
		{
			id: "open",
			head: text("charges.toPay"),
			phone: "labelled",
			isFigures: true,
			sort: openAmount,
			cell: (row) => <Amount isInTable fils={openAmount(row)} />,
			total: (rows) => <Amount isInTable fils={sumOf(rows, openAmount)} />,
		},
		{
			id: "due",
			head: text("charges.due"),
			phone: "labelled",
			sort: ({ dueOn }) => dueOn ?? "",
			cell: ({ dueOn }) => <span className="amount">{dueOn ? day(dueOn) : "–"}</span>,
		},
		{
			id: "state",
			head: text("charges.state"),
			phone: "end",
			sort: ({ state }) => state,
			cell: ({ state, refunding }) => (
				<>
					<ChargeBadge state={state} />
					{refunding > 0 && (
						<span className="small soft block">
							{text("charges.refunding", { amount: money(refunding) })}
						</span>
					)}
				</>
			),
		},
	];
}

type ActionsProps = {
	row: ChargeOfPerson;
	name: string;
	credit: number;
	onOpen: (open: Open) => void;
};

/** The receipt of the latest payment or refund of a charge. */
function receiptOf({ userId, paid, lines }: ChargeOfPerson) {
	const latest = lines.findLast(
		({ kind, receipt }) => receipt && ((kind === "paid" && paid > 0) || kind === "refunded"),
	);
	return latest?.receipt
		? { id: `${userId}-${latest.receipt}`, receiptNumber: latest.receipt }
		: undefined;
}

/** Records the payment of a charge; seldom it is paid with credit, waived or refunded. */
function RowActions({ row, name, credit, onOpen }: ActionsProps) {
	const text = useText(manageFeesMessages);
	const spend = useWrite({
		call: (_: void, key) => fees.spendCredit({ params: { id: row.target }, key }),
		toast: () => ({ title: text("charges.usedCredit") }),
		changed: [feesKey, membershipsKey],
	});
	const isOpen = openAmount(row) > 0;
	const lower = (kind: "waive" | "refund") => ({
		label: text(`charges.${kind}`),
		onSelect: () => onOpen({ lowered: row, kind }),
	});
	const receipt = receiptOf(row);
	const payWithCredit = { label: text("charges.useCredit"), onSelect: () => spend.mutate() };
	return (
		<span className="row">
			{isOpen && (
				<Button
					opens
					aria-label={text("charges.recordOf", { name })}
					onClick={() => onOpen({ charges: [row] })}
				>
					{text("charges.record")}
				</Button>
			)}
			{receipt && <ReceiptLink {...receipt} />}
			<RowMenu
				name={name}
				actions={[
					...(isOpen && credit > 0 ? [payWithCredit] : []),
					...(row.owed > 0 ? [lower("waive")] : []),
					...(row.paid + credit > 0 ? [lower("refund")] : []),
				]}
			/>
		</span>
	);
}

type SelectedProps = {
	charges: ChargeOfPerson[];
	onPay: (charges: ChargeOfPerson[]) => void;
	onClear: () => void;
};

/** Records one payment for the selected charges, if it can hold them. */
function SelectedCharges({ charges, onPay, onClear }: SelectedProps) {
	const text = useText(manageFeesMessages);
	return (
		<SelectionBar count={charges.length} onClear={onClear}>
			{charges.length > mostCharges ? (
				<span>{text("charges.tooMany", { most: mostCharges })}</span>
			) : (
				<Button kind="primary" opens onClick={() => onPay(charges)}>
					{text("charges.recordMany", { count: charges.length })}
				</Button>
			)}
		</SelectionBar>
	);
}

type DialogProps = {
	open: Open;
	credit: number;
	nameOf: (charge: ChargeOfPerson) => string;
	onPaid: () => void;
	onClose: () => void;
};

function ChargeDialog({ open, credit, nameOf, onPaid, onClose }: DialogProps) {
	if ("charges" in open) {
		return (
			<PayDialog
				charges={open.charges}
				name={open.charges.length === 1 ? nameOf(open.charges[0]) : ""}
				onDone={onPaid}
				onClose={onClose}
			/>
		);
	}
	const { lowered, kind } = open;
	return (
		<LowerDialog
			charge={lowered}
			name={nameOf(lowered)}
			kind={kind}
			proposed={kind === "waive" ? openAmount(lowered) || lowered.owed : lowered.paid || credit}
			onClose={onClose}
		/>
	);
}

/** Charges with their state. Staff record payments for one or several of them, waive and refund. */
export function ChargesTable({ label, rows, ofOne = false, credit = 0 }: Props) {
	const text = useText(manageFeesMessages);
	const names = useNames();
	const { data: user } = useUser();
	const [open, setOpen] = useState<Open>();
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const columns = useColumns(ofOne);
	const nameOf = ({ person }: ChargeOfPerson) =>
		person ? names(person).full : text("charges.gone");
	const mayRecord = isStaff(user);
	const actions = (row: ChargeOfPerson) => (
		<RowActions row={row} name={nameOf(row)} credit={credit} onOpen={setOpen} />
	);
	return (
		<>
			<DataTable
				label={label}
				rows={rows}
				columns={
					mayRecord
						? [...columns, { id: "actions", head: text("charges.actions"), cell: actions }]
						: columns
				}
				keyOf={({ id }) => id}
				selection={mayRecord ? { selected, onSelect: setSelected, nameOf } : undefined}
			/>
			<SelectedCharges
				charges={rows.filter((row) => selected.has(row.id) && openAmount(row) > 0)}
				onPay={(charges) => setOpen({ charges })}
				onClear={() => setSelected(new Set())}
			/>
			{open && (
				<ChargeDialog
					open={open}
					credit={credit}
					nameOf={nameOf}
					onPaid={() => setSelected(new Set())}
					onClose={() => setOpen(undefined)}
				/>
			)}
		</>
	);
}
