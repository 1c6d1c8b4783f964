import { useState } from "react";
import { useIntl } from "react-intl";
import { columnName } from "#shared/community/imports/imports.columns.ts";
import { type Verdict, verdicts } from "#shared/community/imports/imports.rules.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useFieldText } from "../../../core/forms/fieldText.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { DataTable } from "../../../ui/tables/DataTable.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useNames } from "../../users/names.ts";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";

const shownAtOnce = 100;
/** Maximum length at which a wrong value is shown. */
const longestValue = 40;

const isolated = (value: string) =>
	`\u2068${value.length > longestValue ? `${value.slice(0, longestValue)}…` : value}\u2069`;

/** The errors of a row, each with its cell. */
function Faults({ row: { row, values, faults, repeats } }: { row: CheckedRow }) {
	const text = useText(importsMessages);
	const fieldText = useFieldText();
	const locale = useLocale();
	const said = faults.map(({ field, code }) => {
		const value = values[field];
		const told = { row, field: columnName(field, locale), words: fieldText(code) ?? code };
		return value
			? text("imports.faultOfValue", { ...told, value: isolated(value) })
			: text("imports.faultOf", told);
	});
	const words = text("imports.repeats", { row: repeats ?? 0 });
	if (repeats !== undefined)
		said.push(text("imports.faultOf", { row, field: columnName("email", locale), words }));
	return (
		<ul className="why small">
			{said.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}

const looks: Record<Verdict, string> = {
	create: "primary",
	maybeSame: "promotion",
	exists: "",
	fault: "strong",
};

/** The expected result of importing a row, with the reason. */
function Outcome({ row }: { row: CheckedRow }) {
	const text = useText(importsMessages);
	const names = useNames();
	const { verdict, person } = row;
	return (
		<div className="stack tight">
			<span className={`badge ${looks[verdict]} import-verdict`}>
				{text(`imports.verdict.${verdict}`)}
			</span>
			{person && verdict !== "fault" && (
				<span className="small">
					{text(verdict === "exists" ? "imports.existsText" : "imports.maybeSameText", {
						name: isolated(names(person).full),
						email: `\u2066${person.email}\u2069`,
					})}
				</span>
			)}
			{verdict === "fault" && <Faults row={row} />}
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
export function CheckedRows({ rows }: { rows: readonly CheckedRow[] }) {
	const text = useText(importsMessages);
	const { formatNumber } = useIntl();
	const { search } = useAddress();
	const [most, setMost] = useState(shownAtOnce);
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
						more: ofKind.length > most ? () => setMost(most + shownAtOnce) : undefined,
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
						{ id: "verdict", head: text("imports.verdict"), cell: (row) => <Outcome row={row} /> },
					]}
				/>
			)}
		</>
	);
}
