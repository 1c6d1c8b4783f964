import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { Money, OwedMemberships } from "#shared/competition/fees/fees.schema.ts";
import { currentYear, startOf } from "#shared/core/time/kuwait.ts";
import { monthDays } from "#shared/core/time/month.ts";
import { paymentMethods } from "#shared/people/memberships/memberships.rules.ts";
import { useUser } from "../../../base/session/session.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { Amount } from "../../../people/memberships/Amount.tsx";
import { feeMessages } from "../../../people/memberships/memberships.messages.ts";
import {
	owedMembershipsQuery,
	paymentsExportAddress,
	yearSumsQuery,
} from "../../../people/memberships/memberships.queries.ts";
import { SetFee } from "../../../people/memberships/payments/FeeUnset.tsx";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import CashDayCard from "./CashDayCard.tsx";
import { Closings } from "./Closings.tsx";
import { GivenUp } from "./GivenUp.tsx";
import { MoneyChart } from "./MoneyChart.tsx";
import { moneyMessages } from "./money.messages.ts";
import "../../../base/staff/staff.css";
import "../fees.css";

function Section({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="stack" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}

/** A column of amounts that can be sorted, with their sum. */
const amountColumn = <Row,>(id: string, head: string, of: (row: Row) => number): Column<Row> => ({
	id,
	head,
	phone: "labelled",
	isFigures: true,
	sort: of,
	cell: (row) => <Amount isInTable fils={of(row)} />,
	total: (rows) => <Amount isInTable fils={rows.reduce((sum, row) => sum + of(row), 0)} />,
});

/** Without a fee in the settings, people owe a membership of 0 fils. */
const isUnpriced = (owed: OwedMemberships | undefined) => owed?.amount === 0 && owed.people > 0;

/** What is due of membership fees; without a fee in the settings, that it is not set. */
function useDueColumn<Row>(owed: OwedMemberships | undefined, of: (row: Row) => number) {
	const text = useText(moneyMessages);
	const column = amountColumn<Row>("membership", text("money.membershipsOwed"), of);
	const notSet = <span className="soft">{text("money.notSet")}</span>;
	return isUnpriced(owed) ? { ...column, cell: () => notSet, total: () => notSet } : column;
}

/** What is owed of membership fees; undefined until it is read. */
type Owed = { owed: OwedMemberships | undefined };

type Month = Money["months"][number];

function useMonth() {
	const text = useText(moneyMessages);
	const { formatDate } = useIntl();
	const nameOf = (month: string) => formatDate(startOf(`${month}-01`), { month: "long" });
	const column: Column<Month> = {
		id: "month",
		head: text("money.month"),
		names: true,
		sort: ({ month }) => month,
		cell: ({ month }) => nameOf(month),
		total: () => text("money.total"),
	};
	return { nameOf, column };
}

/** What was charged and received in each month, by method. */
function MonthDetails({ months, owed }: Pick<Money, "months"> & Owed) {
	const text = useText(moneyMessages);
	const words = useText(feeMessages);
	const { column } = useMonth();
	const dueIn = new Map(owed?.months.map(({ month, amount }) => [month, amount]));
	const dueInMonth = ({ month }: Month) => dueIn.get(month) ?? 0;
	const due = useDueColumn<Month>(owed, dueInMonth);
	const used = paymentMethods.filter((method) => months.some(({ byMethod }) => byMethod[method]));
	const detailed = months.filter(
		(one) => one.charged !== 0 || one.collected !== 0 || dueInMonth(one) !== 0,
	);
	if (detailed.length === 0) return null;
	return (
		<details>
			<summary>{text("money.details")}</summary>
			<DataTable<Month>
				label={text("money.details")}
				name="details"
				rows={detailed}
				keyOf={({ month }) => month}
				columns={[
					column,
					amountColumn<Month>("charged", text("money.charged"), ({ charged }) => charged),
					due,
					...used.map((method) =>
						amountColumn<Month>(
							method,
							words(`fee.method.${method}`),
							({ byMethod }) => byMethod[method] ?? 0,
						),
					),
				]}
			/>
		</details>
	);
}

/** Saves the payments of a month as a workbook. */
function MonthExport({ month, name }: { month: string; name: string }) {
	const text = useText(moneyMessages);
	const { from, to } = monthDays(month);
	const locale = useLocale();
	return (
		<a
			href={paymentsExportAddress(from, to, locale)}
			download
			aria-label={text("money.exportMonth", { month: name })}
		>
			{text("money.save")}
		</a>
	);
}

function Months({ months, owed }: Pick<Money, "months"> & Owed) {
	const text = useText(moneyMessages);
	const { nameOf, column } = useMonth();
	return (
		<Section title={text("money.months")}>
			<DataTable<Month>
				label={text("money.months")}
				name="months"
				rows={months}
				keyOf={({ month }) => month}
				columns={[
					column,
					amountColumn<Month>("collected", text("money.received"), ({ collected }) => collected),
					amountColumn<Month>("before", text("money.lastYear"), ({ before }) => before),
					{
						...amountColumn<Month>("charged", text("money.charged"), ({ charged }) => charged),
						phone: "none",
					},
					{
						id: "workbook",
						head: text("money.workbook"),
						phone: "end",
						cell: ({ month }) => <MonthExport month={month} name={nameOf(month)} />,
					},
				]}
			/>
			<MonthDetails months={months} owed={owed} />
		</Section>
	);
}

type SumsProps<Row> = {
	title: string;
	/** Name of the table's order in the address. */
	name: string;
	rows: Row[];
	keyOf: (row: Row) => string;
	/** The column that names the row. */
	column: Pick<Column<Row>, "head" | "sort" | "cell">;
	/** Further columns. */
	more?: Column<Row>[];
};

/** What was collected and what is outstanding, with a row for each dojo or event. */
function Sums<Row extends { collected: number; open: number }>({
	title,
	column,
	more = [],
	...table
}: SumsProps<Row>) {
	const text = useText(moneyMessages);
	return (
		<Section title={title}>
			{table.rows.length === 0 && <p className="soft">{text("money.none")}</p>}
			{table.rows.length > 0 && (
				<DataTable<Row>
					label={title}
					columns={[
						{ id: "name", names: true, total: () => text("money.total"), ...column },
						amountColumn<Row>("collected", text("money.received"), ({ collected }) => collected),
						amountColumn<Row>("open", text("money.outstanding"), ({ open }) => open),
						...more,
					]}
					{...table}
				/>
			)}
		</Section>
	);
}

type Dojo = Omit<Money["dojos"][number], "dojoId"> & { dojoId: number | null };

/** What is left of a sum without those of dojos. */
const restOf = <Row,>(sum: number, rows: readonly Row[], of: (row: Row) => number) =>
	sum - rows.reduce((total, row) => total + of(row), 0);

function Dojos({ money: { dojos, months, open }, owed }: { money: Money } & Owed) {
	const text = useText(moneyMessages);
	const pick = usePick();
	const owedAt = new Map<number | null, number>(
		owed?.dojos.map(({ dojoId, amount }) => [dojoId, amount]),
	);
	owedAt.set(null, owed ? restOf(owed.amount, owed.dojos, ({ amount }) => amount) : 0);
	const due = useDueColumn<Dojo>(owed, ({ dojoId }) => owedAt.get(dojoId) ?? 0);
	const others = owed?.dojos.filter(({ dojoId }) => !dojos.some((one) => one.dojoId === dojoId));
	const nothing = { collected: 0, open: 0 };
	const received = months.reduce((total, { collected }) => total + collected, 0);
	const without: Dojo = {
		dojoId: null,
		nameEn: text("money.withoutDojo"),
		nameAr: text("money.withoutDojo"),
		collected: restOf(received, dojos, ({ collected }) => collected),
		open: restOf(open, dojos, (dojo) => dojo.open),
	};
	const isSome = without.collected !== 0 || without.open !== 0 || owedAt.get(null) !== 0;
	return (
		<Sums<Dojo>
			title={text("money.dojos")}
			name="dojos"
			rows={[
				...dojos,
				...(others ?? []).map((dojo) => ({ ...dojo, ...nothing })),
				...(isSome ? [without] : []),
			]}
			more={[due]}
			keyOf={({ dojoId }) => String(dojoId)}
			column={{
				head: text("money.dojo"),
				sort: (dojo) => pick(dojo, "name"),
				cell: (dojo) => <Written>{pick(dojo, "name")}</Written>,
			}}
		/>
	);
}

function Events({ events }: Pick<Money, "events">) {
	const text = useText(moneyMessages);
	const pick = usePick();
	return (
		<Sums
			title={text("money.events")}
			name="events"
			rows={events}
			keyOf={({ eventId }) => String(eventId)}
			column={{
				head: text("money.event"),
				sort: (event) => pick(event, "title"),
				cell: (event) => (
					<Link to={paths.eventFees(event.eventId)}>
						<Written>{pick(event, "title")}</Written>
					</Link>
				),
			}}
		/>
	);
}

function Figures({ money: { year, months, open }, owed }: { money: Money } & Owed) {
	const text = useText(moneyMessages);
	const { money } = useFeeWords();
	const { formatNumber } = useIntl();
	const yearText = (number: number) => formatNumber(number, { useGrouping: false });
	const sum = (of: (month: Money["months"][number]) => number) =>
		months.reduce((total, month) => total + of(month), 0);
	return (
		<div className="stats money-figures">
			<div className="card stat-card">
				<span className="stat-value">{money(sum(({ collected }) => collected))}</span>
				<span>{text("money.collected", { year: yearText(year) })}</span>
				<span className="small">
					{text("money.before", {
						amount: money(sum(({ before }) => before)),
						year: yearText(year - 1),
					})}
				</span>
			</div>
			<div className="card stat-card">
				<span className="stat-value">{money(open)}</span>
				<span>{text("money.open")}</span>
			</div>
			<Link className="card stat-card" to={paths.membership}>
				<span className="stat-value">
					{owed ? (isUnpriced(owed) ? text("money.notSet") : money(owed.amount)) : "…"}
				</span>
				<span>{text("money.openMemberships")}</span>
				{owed && <span className="small">{text("money.owing", { count: owed.people })}</span>}
			</Link>
		</div>
	);
}

/** @param years the latest first, which the address does not name */
function YearFilter({ years }: { years: readonly number[] }) {
	const text = useText(moneyMessages);
	const { formatNumber } = useIntl();
	return (
		<UrlFilter
			name="year"
			label={text("money.year")}
			choices={years.map((one) => ({
				value: one === years[0] ? "" : String(one),
				label: formatNumber(one, { useGrouping: false }),
			}))}
		/>
	);
}

/** What was collected and is outstanding, for staff. */
export default function MoneyPage() {
	const text = useText(moneyMessages);
	const locale = useLocale();
	const { search } = useAddress();
	const now = currentYear();
	const years = [now, now - 1, now - 2];
	const year = years.find((one) => String(one) === search.get("year")) ?? now;
	const { data, isLoadingError, refetch } = useQuery(yearSumsQuery(String(year)));
	const { data: owed } = useQuery(owedMembershipsQuery);
	const { data: user } = useUser();
	return (
		<Page
			title={text("money.title")}
			lead={text("money.lead")}
			actions={
				<ButtonLink href={paymentsExportAddress(`${year}-01-01`, `${year}-12-31`, locale)} download>
					{text("money.export")}
				</ButtonLink>
			}
		>
			<YearFilter years={years} />
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading label={text("money.loading")} />}
			{data && (
				<>
					<Figures money={data} owed={owed} />
					{isUnpriced(owed) && (
						<p>
							{text("money.noFee")}. <SetFee />
						</p>
					)}
					<MoneyChart year={data.year} months={data.months} />
					<CashDayCard />
					<Closings year={data.year} />
					{user?.role === "super-admin" && <GivenUp year={data.year} />}
					<Months months={data.months} owed={owed} />
					<Dojos money={data} owed={owed} />
					<Events events={data.events} />
				</>
			)}
		</Page>
	);
}
