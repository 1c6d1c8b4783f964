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

function useColumns(ofOne: boolean): Column<ChargeOfPerson>[] {
	const text = useText(manageFeesMessages);
	const names = useNames();
	const pick = usePick();
	const { day, money } = useFeeWords();
	const person: Column<ChargeOfPerson> = {
		id: "person",
		head: text("charges.person"),
		names: true,
		sort: (row) => (row.person ? names(row.person).full : ""),
		cell: (row) => (row.person ? <PersonLink person={row.person} /> : text("charges.gone")),
	};
	return [
		...(ofOne ? [] : [person]),
		{
			id: "what",
			head: text("charges.what"),
			names: ofOne,
			sort: (row) => pick(row, "title"),
			cell: (row) => <Written>{pick(row, "title")}</Written>,
		},
		{
			id: "fee",
			head: text("charges.fee"),
			phone: "labelled",
			sort: ({ owed }) => owed,
			cell: ({ owed }) => <Amount isInTable fils={owed} />,
		},
		{
			id: "open",
			head: text("charges.toPay"),
			phone: "labelled",
			sort: openAmount,
			cell: (row) => <Amount isInTable fils={openAmount(row)} />,
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
	const spend = useWrite({
		call: ({ target }: ChargeOfPerson, key) => fees.spendCredit({ params: { id: target }, key }),
		said: () => ({ title: text("charges.usedCredit") }),
		changed: [feesKey, membershipsKey],
	});
	const mayRecord = isStaff(user);
	const chosen = rows.filter((row) => selected.has(row.id) && openAmount(row) > 0);
	const actions = (row: ChargeOfPerson) => {
		const isOpen = openAmount(row) > 0;
		const rarer = [
			...(isOpen && credit > 0
				? [{ label: text("charges.useCredit"), onSelect: () => spend.mutate(row) }]
				: []),
			...(row.owed > 0
				? [
						{
							label: text("charges.waive"),
							onSelect: () => setOpen({ lowered: row, kind: "waive" as const }),
						},
					]
				: []),
			...(row.paid + credit > 0
				? [
						{
							label: text("charges.refund"),
							onSelect: () => setOpen({ lowered: row, kind: "refund" as const }),
						},
					]
				: []),
		];
		return (
			<span className="row">
				{isOpen && (
					<Button
						opens
						aria-label={text("charges.recordOf", { name: nameOf(row) })}
						onClick={() => setOpen({ charges: [row] })}
					>
						{text("charges.record")}
					</Button>
				)}
				<RowMenu name={nameOf(row)} actions={rarer} />
			</span>
		);
	};
	const close = () => setOpen(undefined);
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
			<SelectionBar count={chosen.length} onClear={() => setSelected(new Set())}>
				{chosen.length > mostCharges ? (
					<span>{text("charges.tooMany", { most: mostCharges })}</span>
				) : (
					<Button kind="primary" opens onClick={() => setOpen({ charges: chosen })}>
						{text("charges.recordMany", { count: chosen.length })}
					</Button>
				)}
			</SelectionBar>
			{open && "charges" in open && (
				<PayDialog
					charges={open.charges}
					name={open.charges.length === 1 ? nameOf(open.charges[0]) : ""}
					onDone={() => setSelected(new Set())}
					onClose={close}
				/>
			)}
			{open && "lowered" in open && (
				<LowerDialog
					charge={open.lowered}
					name={nameOf(open.lowered)}
					kind={open.kind}
					proposed={
						open.kind === "waive"
							? openAmount(open.lowered) || open.lowered.owed
							: open.lowered.paid || credit
					}
					onClose={close}
				/>
			)}
		</>
	);
}
