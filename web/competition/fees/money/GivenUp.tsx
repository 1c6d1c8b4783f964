import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { largeSum } from "#shared/competition/fees/charges.rules.ts";
import type { GivenUp as Row } from "#shared/competition/fees/fees.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { Amount } from "../../../people/memberships/Amount.tsx";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { PersonLink } from "../../../people/users/PersonLink.tsx";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { givenUpQuery } from "../fees.queries.ts";
import { moneyMessages } from "./money.messages.ts";

/** The months of a year that have begun, the latest first. */
const monthsOf = (year: number) =>
	Array.from({ length: 12 }, (_, at) => `${year}-${String(12 - at).padStart(2, "0")}`).filter(
		(month) => month <= monthAt(Date.now()),
	);

function What({ kind, titles, receipt, reason }: Row) {
	const text = useText(moneyMessages);
	const pick = usePick();
	return (
		<>
			{text(`money.kind.${kind}`)}
			{": "}
			<Written>{titles.map((one) => pick(one, "title")).join("; ")}</Written>
			{receipt && <p className="small soft">{text("money.receipt", { receipt })}</p>}
			{reason && (
				<Written as="p" className="small soft">
					{reason}
				</Written>
			)}
		</>
	);
}

function useColumns(): Column<Row>[] {
	const text = useText(moneyMessages);
	const { shortDay } = useFeeWords();
	return [
		{
			id: "person",
			head: text("money.person"),
			names: true,
			cell: ({ person }) => (person ? <PersonLink person={person} /> : text("money.former")),
			total: () => text("money.total"),
		},
		{
			id: "amount",
			head: text("money.amount"),
			phone: "end",
			isFigures: true,
			sort: (row) => row.amount,
			cell: (row) => <Amount isInTable fils={row.amount} />,
			total: (rows) => (
				<Amount isInTable fils={rows.reduce((sum, { amount }) => sum + amount, 0)} />
			),
		},
		{ id: "what", head: text("money.what"), cell: (row) => <What {...row} /> },
		{
			id: "day",
			head: text("money.dayField"),
			sort: ({ day }) => day,
			cell: ({ day }) => shortDay(day),
		},
		{
			id: "by",
			head: text("money.by"),
			phone: "labelled",
			cell: ({ by }) => (by ? <PersonLink person={by} /> : text("money.nobody")),
		},
	];
}

/** Refunds and waivers of a month, for people who got much in all. */
export function GivenUp({ year }: { year: number }) {
	const text = useText(moneyMessages);
	const { money } = useFeeWords();
	const { formatDate } = useIntl();
	const columns = useColumns();
	const { search, set } = useAddress();
	const months = monthsOf(year);
	const month = months.find((one) => one === search.get("month")) ?? months[0];
	const { data, isLoadingError, refetch } = useQuery(givenUpQuery(month));
	const nameOf = (one: string) =>
		formatDate(startOf(`${one}-01`), { month: "long", year: "numeric" });
	const amount = money(largeSum);
	return (
		<section className="stack" aria-labelledby="given-up">
			<h2 id="given-up">{text("money.givenUp")}</h2>
			<p className="soft">{text("money.givenUpLead", { amount })}</p>
			<SelectField
				className="short"
				label={text("money.month")}
				value={month}
				onChange={({ target }) => set({ month: target.value })}
			>
				<Options of={months} word={nameOf} />
			</SelectField>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading label={text("money.loading")} />}
			{data?.length === 0 && <p>{text("money.givenUpNone", { amount, month: nameOf(month) })}</p>}
			{data && data.length > 0 && (
				<DataTable<Row>
					label={text("money.givenUp")}
					name="given-up"
					rows={data}
					keyOf={({ id }) => id}
					columns={columns}
				/>
			)}
		</section>
	);
}
