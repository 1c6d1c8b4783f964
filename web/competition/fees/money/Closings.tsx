import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import type { CashClosings } from "#shared/competition/fees/fees.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Amount } from "../../../people/memberships/Amount.tsx";
import { PersonLink } from "../../../people/users/PersonLink.tsx";
import { Button } from "../../../ui/Button.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { Moment } from "../../../ui/texts/Moment.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { closingsQuery } from "../fees.queries.ts";
import { moneyMessages } from "./money.messages.ts";

const ReopenDialog = lazyPart(() => import("./ReopenDialog.tsx"));

type Closing = CashClosings[number];

/** A column of amounts with their sum. */
const amounts = (id: string, head: string, of: (row: Closing) => number): Column<Closing> => ({
	id,
	head,
	phone: "labelled",
	isFigures: true,
	sort: of,
	cell: (row) => <Amount isInTable fils={of(row)} />,
	total: (rows) => <Amount isInTable fils={rows.reduce((sum, row) => sum + of(row), 0)} />,
});

/** The days that a closing covers. */
function Days({ from, day }: Closing) {
	const text = useText(moneyMessages);
	const { formatDate } = useIntl();
	const short = (date: string) => formatDate(startOf(date), { day: "numeric", month: "short" });
	return from && from < day
		? text("money.closedDays", { from: short(from), to: short(day) })
		: short(day);
}

function useColumns(): Column<Closing>[] {
	const text = useText(moneyMessages);
	return [
		{
			id: "day",
			head: text("money.dayField"),
			names: true,
			sort: ({ day }) => day,
			cell: (row) => <Days {...row} />,
			total: () => text("money.total"),
		},
		amounts("counted", text("money.countedHead"), ({ counted }) => counted),
		amounts("expected", text("money.expectedHead"), ({ expected }) => expected),
		amounts("difference", text("money.differenceHead"), (row) => row.counted - row.expected),
		{
			id: "reason",
			head: text("money.reason"),
			phone: "labelled",
			cell: ({ reason, notes }) =>
				[reason, notes].map((one) =>
					one ? (
						<Written key={one} className="small block">
							{one}
						</Written>
					) : null,
				),
		},
		{
			id: "by",
			head: text("money.signedBy"),
			phone: "labelled",
			cell: ({ by, closedAt }) => (
				<span>
					{by ? <PersonLink person={by} /> : <span>{text("money.nobody")}</span>}
					<Moment className="small soft block" at={closedAt} />
				</span>
			),
		},
	];
}

/** The cash closings of a year with who signed them; super-admins can reopen the latest. */
export function Closings({ year }: { year: number }) {
	const text = useText(moneyMessages);
	const { data: user } = useUser();
	const { data, isLoadingError, refetch } = useQuery(closingsQuery(String(year)));
	const { data: later } = useQuery(closingsQuery(String(year + 1)));
	const [reopened, setReopened] = useState<string>();
	const columns = useColumns();
	const latest = later?.length === 0 ? data?.[0]?.day : undefined;
	const reopen: Column<Closing> = {
		id: "actions",
		head: "",
		cell: ({ day }) =>
			day === latest && (
				<Button opens onClick={() => setReopened(day)}>
					{text("money.reopen")}
				</Button>
			),
	};
	return (
		<section className="stack" aria-labelledby="cash-closings">
			<h2 id="cash-closings">{text("money.closings")}</h2>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading label={text("money.loading")} />}
			{data?.length === 0 && <p className="soft">{text("money.noClosings")}</p>}
			{data && data.length > 0 && (
				<DataTable<Closing>
					label={text("money.closings")}
					name="closings"
					first={10}
					rows={data}
					keyOf={({ day }) => day}
					columns={user?.role === "super-admin" ? [...columns, reopen] : columns}
				/>
			)}
			{reopened && <ReopenDialog day={reopened} onClose={() => setReopened(undefined)} />}
		</section>
	);
}
