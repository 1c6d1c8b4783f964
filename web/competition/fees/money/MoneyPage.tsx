import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { paymentMethods } from "#shared/community/memberships/memberships.rules.ts";
import type { Money } from "#shared/competition/fees/fees.schema.ts";
import { currentYear, startOf } from "#shared/core/time/kuwait.ts";
import { feeMessages } from "../../../community/memberships/memberships.messages.ts";
import {
	paymentsExportAddress,
	yearSumsQuery,
} from "../../../community/memberships/memberships.queries.ts";
import { useFeeWords } from "../../../community/memberships/useFeeWords.ts";
import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Page } from "../../../ui/Page.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import CashDayCard from "./CashDayCard.tsx";
import { moneyMessages } from "./money.messages.ts";
import "../../../platform/dashboard/staff/staff.css";
import "../../../community/memberships/memberships.css";
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
function useAmountColumn() {
	const { money } = useFeeWords();
	return <Row,>(id: string, head: string, of: (row: Row) => number): Column<Row> => ({
		id,
		head,
		phone: "labelled",
		sort: of,
		cell: (row) => <span className="amount">{money(of(row))}</span>,
	});
}

function Months({ months }: Pick<Money, "months">) {
	const text = useText(moneyMessages);
	const words = useText(feeMessages);
	const { formatDate } = useIntl();
	const amount = useAmountColumn();
	type Month = Money["months"][number];
	return (
		<Section title={text("money.months")}>
			<DataTable<Month>
				label={text("money.months")}
				name="months"
				rows={months}
				keyOf={({ month }) => month}
				columns={[
					{
						id: "month",
						head: text("money.month"),
						names: true,
						sort: ({ month }) => month,
						cell: ({ month }) => formatDate(startOf(`${month}-01`), { month: "long" }),
					},
					amount<Month>("collected", text("money.received"), ({ collected }) => collected),
					amount<Month>("before", text("money.lastYear"), ({ before }) => before),
					{
						...amount<Month>("charged", text("money.charged"), ({ charged }) => charged),
						phone: "none",
					},
					...paymentMethods.map(
						(method): Column<Month> => ({
							...amount<Month>(
								method,
								words(`fee.method.${method}`),
								({ byMethod }) => byMethod[method] ?? 0,
							),
							phone: "none",
						}),
					),
				]}
			/>
		</Section>
	);
}

function Dojos({ dojos }: Pick<Money, "dojos">) {
	const text = useText(moneyMessages);
	const pick = usePick();
	const amount = useAmountColumn();
	type Dojo = Money["dojos"][number];
	return (
		<Section title={text("money.dojos")}>
			{dojos.length === 0 && <p className="soft">{text("money.none")}</p>}
			{dojos.length > 0 && (
				<DataTable<Dojo>
					label={text("money.dojos")}
					name="dojos"
					rows={dojos}
					keyOf={({ dojoId }) => String(dojoId)}
					columns={[
						{
							id: "dojo",
							head: text("money.dojo"),
							names: true,
							sort: (dojo) => pick(dojo, "name"),
							cell: (dojo) => <bdi>{pick(dojo, "name")}</bdi>,
						},
						amount<Dojo>("collected", text("money.received"), ({ collected }) => collected),
						amount<Dojo>("open", text("money.outstanding"), ({ open }) => open),
					]}
				/>
			)}
		</Section>
	);
}

function Events({ events }: Pick<Money, "events">) {
	const text = useText(moneyMessages);
	const pick = usePick();
	const amount = useAmountColumn();
	type Priced = Money["events"][number];
	return (
		<Section title={text("money.events")}>
			{events.length === 0 && <p className="soft">{text("money.none")}</p>}
			{events.length > 0 && (
				<DataTable<Priced>
					label={text("money.events")}
					name="events"
					rows={events}
					keyOf={({ eventId }) => String(eventId)}
					columns={[
						{
							id: "event",
							head: text("money.event"),
							names: true,
							sort: (event) => pick(event, "title"),
							cell: (event) => (
								<Link to={paths.eventFees(event.eventId)} dir="auto">
									{pick(event, "title")}
								</Link>
							),
						},
						amount<Priced>("collected", text("money.received"), ({ collected }) => collected),
						amount<Priced>("open", text("money.outstanding"), ({ open }) => open),
					]}
				/>
			)}
		</Section>
	);
}

function Figures({ money: { year, months, open, owing } }: { money: Money }) {
	const text = useText(moneyMessages);
	const { money } = useFeeWords();
	const { formatNumber } = useIntl();
	const said = (number: number) => formatNumber(number, { useGrouping: false });
	const sum = (of: (month: Money["months"][number]) => number) =>
		months.reduce((total, month) => total + of(month), 0);
	return (
		<div className="stats">
			<div className="card stat-card">
				<span className="stat-value">{money(sum(({ collected }) => collected))}</span>
				<span>{text("money.collected", { year: said(year) })}</span>
				<span className="small">
					{text("money.before", {
						amount: money(sum(({ before }) => before)),
						year: said(year - 1),
					})}
				</span>
			</div>
			<div className="card stat-card">
				<span className="stat-value">{money(open)}</span>
				<span>{text("money.open")}</span>
			</div>
			<Link className="card stat-card" to={paths.membership}>
				<span>{text("money.owing", { count: owing })}</span>
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
					<Figures money={data} />
					<CashDayCard />
					<Months months={data.months} />
					<Dojos dojos={data.dojos} />
					<Events events={data.events} />
				</>
			)}
		</Page>
	);
}
