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
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import CashDayCard from "./CashDayCard.tsx";
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

/** A column of amounts that can be sorted. */
const amountColumn = <Row,>(id: string, head: string, of: (row: Row) => number): Column<Row> => ({
	id,
	head,
	phone: "labelled",
	sort: of,
	cell: (row) => <Amount isInTable fils={of(row)} />,
});

/** What is owed of membership fees; undefined until it is read. */
type Owed = { owed: OwedMemberships | undefined };

function Months({ months, owed }: Pick<Money, "months"> & Owed) {
	const text = useText(moneyMessages);
	const words = useText(feeMessages);
	const { formatDate } = useIntl();
	type Month = Money["months"][number];
	const locale = useLocale();
	const exportOf = (month: string) => {
		const { from, to } = monthDays(month);
		return paymentsExportAddress(from, to, locale);
	};
	const nameOf = (month: string) => formatDate(startOf(`${month}-01`), { month: "long" });
	const monthColumn: Column<Month> = {
		id: "month",
		head: text("money.month"),
		names: true,
		sort: ({ month }) => month,
		cell: ({ month }) => nameOf(month),
	};
	const dueIn = new Map(owed?.months.map(({ month, amount }) => [month, amount]));
	const dueInMonth = ({ month }: Month) => dueIn.get(month) ?? 0;
	const used = paymentMethods.filter((method) => months.some(({ byMethod }) => byMethod[method]));
	const detailed = months.filter(
		(one) => one.charged !== 0 || one.collected !== 0 || dueInMonth(one) !== 0,
	);
	return (
		<Section title={text("money.months")}>
			<DataTable<Month>
				label={text("money.months")}
				name="months"
				rows={months}
				keyOf={({ month }) => month}
				columns={[
					monthColumn,
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
						cell: ({ month }) => (
							<a
								href={exportOf(month)}
								download
								aria-label={text("money.exportMonth", { month: nameOf(month) })}
							>
								{text("money.save")}
							</a>
						),
					},
				]}
			/>
			{detailed.length > 0 && (
				<details>
					<summary>{text("money.details")}</summary>
					<DataTable<Month>
						label={text("money.details")}
						name="details"
						rows={detailed}
						keyOf={({ month }) => month}
						columns={[
							monthColumn,
							amountColumn<Month>("charged", text("money.charged"), ({ charged }) => charged),
							amountColumn<Month>("membership", text("money.membershipsOwed"), dueInMonth),
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
			)}
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
						{ id: "name", names: true, ...column },
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

function Dojos({ dojos, owed }: Pick<Money, "dojos"> & Owed) {
	const text = useText(moneyMessages);
	const pick = usePick();
	type Dojo = Money["dojos"][number];
	const owedAt = new Map(owed?.dojos.map(({ dojoId, amount }) => [dojoId, amount]));
	const others = owed?.dojos.filter(({ dojoId }) => !dojos.some((one) => one.dojoId === dojoId));
	const nothing = { collected: 0, open: 0 };
	return (
		<Sums<Dojo>
			title={text("money.dojos")}
			name="dojos"
			rows={[...dojos, ...(others ?? []).map((dojo) => ({ ...dojo, ...nothing }))]}
			more={[
				amountColumn<Dojo>(
					"membership",
					text("money.membershipsOwed"),
					({ dojoId }) => owedAt.get(dojoId) ?? 0,
				),
			]}
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
	// Without a fee in the settings, people owe a membership of 0 fils.
	const isUnpriced = owed?.amount === 0 && owed.people > 0;
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
					{owed ? (isUnpriced ? formatNumber(owed.people) : money(owed.amount)) : "…"}
				</span>
				<span>{text("money.openMemberships")}</span>
				{owed && (
					<span className="small">
						{isUnpriced ? text("money.noFee") : text("money.owing", { count: owed.people })}
					</span>
				)}
			</Link>
		</div>
	);
}

/** What was collected and is outstanding, for staff. */
export default function MoneyPage() {
	const text = useText(moneyMessages);
	const locale = useLocale();
	const { formatNumber } = useIntl();
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
			<UrlFilter
				name="year"
				label={text("money.year")}
				choices={years.map((one) => ({
					value: one === now ? "" : String(one),
					label: formatNumber(one, { useGrouping: false }),
				}))}
			/>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading label={text("money.loading")} />}
			{data && (
				<>
					<Figures money={data} owed={owed} />
					<MoneyChart year={data.year} months={data.months} />
					<CashDayCard />
					{user?.role === "super-admin" && <GivenUp year={data.year} />}
					<Months months={data.months} owed={owed} />
					<Dojos dojos={data.dojos} owed={owed} />
					<Events events={data.events} />
				</>
			)}
		</Page>
	);
}
