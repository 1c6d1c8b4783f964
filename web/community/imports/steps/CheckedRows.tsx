import { type ComponentProps, useState } from "react";
import { useIntl } from "react-intl";
import { type Verdict, verdicts } from "#shared/community/imports/imports.rules.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { DataTable } from "../../../ui/tables/DataTable.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { CorrectRow } from "../faults/CorrectRow.tsx";
import { useFaultTexts } from "../faults/useFaultTexts.ts";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";
import { StoredCells } from "./StoredCells.tsx";

const pageSize = 100;
const looks: Record<Verdict, string> = {
	create: "primary",
	maybeSame: "promotion",
	exists: "",
	fault: "strong",
};

/** The expected result of importing a row, with the reasons and fields to correct it. */
function Outcome({ row, ...correct }: ComponentProps<typeof CorrectRow>) {
	const text = useText(importsMessages);
	const texts = useFaultTexts()(row);
	return (
		<div className="stack tight">
			<span className={`badge ${looks[row.verdict]} import-verdict`}>
				{text(`imports.verdict.${row.verdict}`)}
			</span>
			{texts.length > 0 && (
				<ul className="why small">
					{texts.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
			{row.verdict === "fault" && <CorrectRow row={row} {...correct} />}
		</div>
	);
}

function Named({ row: { values } }: { row: CheckedRow }) {
	const text = useText(importsMessages);
	const { firstName, lastName, firstNameAr, lastNameAr, email, guardianEmail } = values;
	const inLatin = [firstName, lastName].filter(Boolean).join(" ");
	const name = inLatin || [firstNameAr, lastNameAr].filter(Boolean).join(" ");
	return (
		<>
			<span className="block">
				<Written>{name}</Written>
			</span>
			<span className="small soft">
				<Written dir="ltr">{email ?? ""}</Written>
			</span>
			{guardianEmail && (
				<span className="block small soft">
					{text("imports.guardian", { email: `\u2066${guardianEmail}\u2069` })}
				</span>
			)}
		</>
	);
}

/**
 * All rows of a file with their expected result, optionally filtered by the query string
 * (`?show=fault`).
 */
export function CheckedRows({
	rows,
	...correct
}: { rows: readonly CheckedRow[] } & Omit<ComponentProps<typeof CorrectRow>, "row">) {
	const text = useText(importsMessages);
	const { formatNumber } = useIntl();
	const { search } = useAddress();
	const [most, setMost] = useState(pageSize);
	const kind = search.get("show");
	const ofKind = kind ? rows.filter(({ verdict }) => verdict === kind) : rows;
	const count = (one: Verdict) => rows.filter(({ verdict }) => verdict === one).length;
	return (
		<>
			<UrlFilter
				name="show"
				label={text("imports.show")}
				choices={[
					{ value: "", label: text("imports.all"), count: rows.length },
					...verdicts.map((value) => ({
						value,
						label: text(`imports.${value}`),
						count: count(value),
					})),
				]}
			/>
			{ofKind.length === 0 && <Empty>{text("imports.noneSuch")}</Empty>}
			{ofKind.length > 0 && (
				<DataTable
					label={text("imports.rows")}
					rows={ofKind.slice(0, most)}
					keyOf={({ row }) => String(row)}
					pages={{
						more: ofKind.length > most ? () => setMost(most + pageSize) : undefined,
						isReadingMore: false,
						isMoreFailed: false,
					}}
					columns={[
						{
							id: "row",
							head: text("imports.row"),
							phone: "end",
							cell: ({ row }) => formatNumber(row),
						},
						{
							id: "person",
							head: text("imports.person"),
							names: true,
							cell: (row) => <Named row={row} />,
						},
						{
							id: "stored",
							head: text("imports.stored"),
							cell: ({ values, verdict }) => verdict !== "fault" && <StoredCells values={values} />,
						},
						{
							id: "verdict",
							head: text("imports.verdict"),
							cell: (row) => <Outcome row={row} {...correct} />,
						},
					]}
				/>
			)}
		</>
	);
}
