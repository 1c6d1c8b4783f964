import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { BankSettlement } from "#shared/competition/online-payments/online-payments.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { monthAfter, monthAt } from "#shared/core/time/month.ts";
import type { MembershipPayment } from "#shared/people/memberships/memberships.schema.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Amount } from "../../../people/memberships/Amount.tsx";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { Button } from "../../../ui/Button.tsx";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { paidOnlineQuery, settlementsQuery } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";

const SettlementDialog = lazyPart(() => import("./SettlementDialog.tsx"));

/** What the bank received and paid back on a day, in fils. */
type Sums = { day: string; receipts: number; received: number; refunded: number };
/** A day with the bank's own sum; null while nobody has entered it. */
type Day = Sums & { settlement: BankSettlement | null };

/** The sums of each day, the latest first, without what was voided or waits at the bank. */
export function sumsByDay(payments: readonly MembershipPayment[]): Sums[] {
	const settled = payments.filter(({ voidedAt, atBank }) => voidedAt === null && atBank === null);
	const days = Map.groupBy(settled, ({ paymentDate }) => paymentDate);
	const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
	return [...days]
		.map(([day, all]) => ({
			day,
			receipts: new Set(all.map(({ receiptNumber }) => receiptNumber)).size,
			received: sum(all.map(({ amount }) => Math.max(0, amount))),
			refunded: sum(all.map(({ amount }) => Math.min(0, amount))),
		}))
		.sort((a, b) => b.day.localeCompare(a.day));
}

/** The days with receipts or with a sum of the bank, the latest first. */
export function withSettlements(
	sums: readonly Sums[],
	settlements: readonly BankSettlement[],
): Day[] {
	const ofDay = new Map(settlements.map((one) => [one.day, one]));
	const known = new Set(sums.map(({ day }) => day));
	const others = settlements
		.filter(({ day }) => !known.has(day))
		.map(({ day }) => ({ day, receipts: 0, received: 0, refunded: 0 }));
	return [...sums, ...others]
		.map((day) => ({ ...day, settlement: ofDay.get(day.day) ?? null }))
		.sort((a, b) => b.day.localeCompare(a.day));
}

const expectedOf = ({ received, refunded }: Sums) => received + refunded;

const totalOf = (rows: readonly Day[], of: (day: Day) => number) =>
	rows.reduce((total, day) => total + of(day), 0);

/** Whether the bank's sum of each day is there, so that their total means something. */
const isComplete = (rows: readonly Day[]) => rows.every(({ settlement }) => settlement);

/** What the bank's sum differs by from ours; 0 while it is not entered. */
const differenceOf = (day: Day) => (day.settlement ? day.settlement.sum - expectedOf(day) : 0);

function Difference({ day }: { day: Day }) {
	const text = useText(manageOnlineMessages);
	if (!day.settlement) return <span aria-hidden="true">–</span>;
	const difference = differenceOf(day);
	if (difference === 0) return <span className="soft">{text("manageOnline.matches")}</span>;
	return (
		<strong>
			<Amount isInTable fils={difference} />
		</strong>
	);
}

function useColumns(onEnter: (day: Day) => void): Column<Day>[] {
	const text = useText(manageOnlineMessages);
	const { formatDate, formatNumber } = useIntl();
	const { exactMoney } = useFeeWords();
	const amounts = (id: string, head: string, of: (day: Day) => number): Column<Day> => ({
		id,
		head,
		phone: "labelled",
		isFigures: true,
		cell: (day) => <Amount isInTable fils={of(day)} />,
		total: (rows) => <Amount isInTable fils={totalOf(rows, of)} />,
	});
	const dayText = (day: string) =>
		formatDate(startOf(day), { weekday: "short", day: "numeric", month: "short" });
	return [
		{
			id: "day",
			head: text("manageOnline.day"),
			names: true,
			cell: ({ day }) => dayText(day),
			total: () => text("manageOnline.total"),
		},
		{
			id: "receipts",
			head: text("manageOnline.receipts"),
			phone: "labelled",
			isFigures: true,
			cell: ({ receipts }) => formatNumber(receipts),
			total: (rows) => formatNumber(totalOf(rows, ({ receipts }) => receipts)),
		},
		amounts("received", text("manageOnline.received"), ({ received }) => received),
		amounts("refunded", text("manageOnline.refunds"), ({ refunded }) => refunded),
		amounts("expected", text("manageOnline.expected"), expectedOf),
		{
			id: "bank",
			head: text("manageOnline.bankSum"),
			phone: "labelled",
			isFigures: true,
			cell: (day) => (
				<Button
					kind="link"
					opens
					aria-label={text("manageOnline.enterSumOf", { day: dayText(day.day) })}
					onClick={() => onEnter(day)}
				>
					{day.settlement ? exactMoney(day.settlement.sum) : text("manageOnline.enterSum")}
				</Button>
			),
			total: (rows) =>
				isComplete(rows) ? (
					<Amount isInTable fils={totalOf(rows, ({ settlement }) => settlement?.sum ?? 0)} />
				) : (
					"–"
				),
		},
		{
			id: "difference",
			head: text("manageOnline.difference"),
			phone: "labelled",
			isFigures: true,
			cell: (day) => <Difference day={day} />,
			total: (rows) =>
				isComplete(rows) ? <Amount isInTable fils={totalOf(rows, differenceOf)} /> : "–",
		},
	];
}

/** Number of months that can be chosen. */
const monthsBack = 24;

/** What was paid and paid back online in a month, by day, to compare with the bank's settlement. */
export function PaidByDay() {
	const text = useText(manageOnlineMessages);
	const { formatDate } = useIntl();
	const { search, set } = useAddress();
	const now = monthAt(Date.now());
	const months = Array.from({ length: monthsBack }, (_, at) => monthAfter(now, -at));
	const month = months.find((one) => one === search.get("month")) ?? now;
	const { data, isLoadingError, refetch } = useQuery(paidOnlineQuery(month));
	const settlements = useQuery(settlementsQuery(month));
	const [entering, setEntering] = useState<{ day?: Day }>();
	const columns = useColumns((day) => setEntering({ day }));
	const rows = data && settlements.data && withSettlements(sumsByDay(data), settlements.data);
	const failed = isLoadingError || settlements.isLoadingError;
	return (
		<section className="stack" aria-labelledby="paid-by-day">
			<h2 id="paid-by-day">{text("manageOnline.byDay")}</h2>
			<p className="soft">{text("manageOnline.byDayText")}</p>
			<SelectField
				className="short"
				label={text("manageOnline.month")}
				value={month}
				onChange={({ target }) => set({ month: target.value })}
			>
				<Options
					of={months}
					word={(one) => formatDate(startOf(`${one}-01`), { month: "long", year: "numeric" })}
				/>
			</SelectField>
			{failed && (
				<LoadError
					onRetry={() => {
						refetch();
						settlements.refetch();
					}}
				/>
			)}
			{!rows && !failed && <Loading label={text("manageOnline.loading")} />}
			{rows?.length === 0 && <p>{text("manageOnline.noneByDay")}</p>}
			{rows && rows.length > 0 && (
				<DataTable<Day>
					label={text("manageOnline.byDay")}
					name="days"
					rows={rows}
					keyOf={({ day }) => day}
					columns={columns}
				/>
			)}
			<p>
				<Button opens onClick={() => setEntering({})}>
					{text("manageOnline.enterAnother")}
				</Button>
			</p>
			{entering && (
				<SettlementDialog
					day={entering.day?.day}
					before={entering.day?.settlement ?? undefined}
					onClose={() => setEntering(undefined)}
				/>
			)}
		</section>
	);
}
