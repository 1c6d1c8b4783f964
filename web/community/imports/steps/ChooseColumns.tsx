import { useIntl } from "react-intl";
import { textOf } from "#shared/community/imports/imports.cells.ts";
import {
	type ColumnField,
	columnFields,
	columnName,
	partsOfName,
	requiredFields,
	wholeNames,
} from "#shared/community/imports/imports.columns.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { Options } from "../../../ui/fields/Options.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import type { Columns } from "../faults/corrections.ts";
import type { Sheet } from "../files/sheets.ts";
import { importsMessages } from "../imports.messages.ts";

const samples = 3;

/** The first distinct values of a column. */
function samplesOf({ rows }: Sheet, position: number): string[] {
	const found = new Set<string>();
	for (const { cells } of rows) {
		const value = textOf(cells[position] ?? null);
		if (value) found.add(value);
		if (found.size === samples) break;
	}
	return [...found];
}

/** Assigns a field to a column and removes it from any other. */
const withField = (columns: Columns, position: number, field: ColumnField | null): Columns =>
	columns.map((one, at) => (at === position ? field : one === field ? null : one));

/** Required fields that no column is mapped to yet, not even as a part of whole names. */
export const missingFields = (columns: Columns) => {
	const parts = wholeNames.flatMap((one) => (columns.includes(one) ? partsOfName[one] : []));
	return requiredFields.filter((field) => !columns.includes(field) && !parts.includes(field));
};

type Props = {
	sheet: Sheet;
	columns: Columns;
	disabled: boolean;
	onChange: (columns: Columns) => void;
};

/** The columns that have a heading or values, with the first of these. */
function useRows(sheet: Sheet, columns: Columns) {
	const text = useText(importsMessages);
	return columns
		.map((field, position) => ({
			field,
			position,
			samples: samplesOf(sheet, position),
			name: sheet.headings[position] || text("imports.unnamed", { number: position + 1 }),
			isHidden: sheet.hiddenColumns.includes(position),
		}))
		.filter(({ position, samples: found }) => sheet.headings[position] || found.length > 0);
}
type ColumnRow = ReturnType<typeof useRows>[number];
type Choice = Omit<Props, "sheet">;

function FieldChoice({
	row: { field, name, position },
	columns,
	disabled,
	onChange,
}: Choice & { row: ColumnRow }) {
	const text = useText(importsMessages);
	const locale = useLocale();
	return (
		<div className="field">
			<select
				aria-label={text("imports.fieldOf", { column: isolateName(name) })}
				value={field ?? ""}
				disabled={disabled}
				onChange={({ target }) =>
					onChange(withField(columns, position, (target.value || null) as ColumnField | null))
				}
			>
				<Options
					of={columnFields}
					word={(one) => columnName(one, locale)}
					none={text("imports.ignored")}
				/>
			</select>
		</div>
	);
}

function useColumns(choice: Choice): Column<ColumnRow>[] {
	const text = useText(importsMessages);
	return [
		{
			id: "column",
			head: text("imports.column"),
			names: true,
			cell: ({ name, isHidden }) => (
				<>
					<Written>{name}</Written>
					{isHidden && <span className="block small soft">{text("imports.hiddenColumn")}</span>}
				</>
			),
		},
		{
			id: "samples",
			head: text("imports.samples"),
			cell: (row) => (
				<ul className="import-samples small soft">
					{row.samples.map((sample) => (
						<li key={sample}>
							<Written>{sample}</Written>
						</li>
					))}
				</ul>
			),
		},
		{
			id: "field",
			head: text("imports.field"),
			cell: (row) => <FieldChoice row={row} {...choice} />,
		},
	];
}

/** Maps each column of a file to a field, showing some of its values. */
export function ChooseColumns({ sheet, columns, disabled, onChange }: Props) {
	const text = useText(importsMessages);
	const locale = useLocale();
	const { formatList } = useIntl();
	const missing = missingFields(columns);
	const rows = useRows(sheet, columns);
	return (
		<>
			<p className="soft">
				{text("imports.columnsText", {
					matched: columns.filter(Boolean).length,
					count: rows.length,
				})}
			</p>
			{missing.length > 0 && (
				<Notice role="status">
					{text("imports.missing", {
						fields: formatList(missing.map((field) => columnName(field, locale))),
					})}
				</Notice>
			)}
			<DataTable
				label={text("imports.columnsTitle")}
				rows={rows}
				keyOf={({ position }) => String(position)}
				columns={useColumns({ columns, disabled, onChange })}
			/>
		</>
	);
}
