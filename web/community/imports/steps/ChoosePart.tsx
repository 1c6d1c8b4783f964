import { useIntl } from "react-intl";
import { textOf } from "#shared/community/imports/imports.cells.ts";
import { mostRows } from "#shared/community/imports/imports.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { CheckField, SelectField } from "../../../ui/fields/Field.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { mostAbove, type Part, problemOf, type Sheet } from "../files/sheets.ts";
import { importsMessages } from "../imports.messages.ts";

const longestRow = 60;

type Props = {
	sheet: Sheet;
	disabled: boolean;
	onChange: (part: Partial<Part> & { at: number }) => void;
};

/** The sheet of a workbook that has several. */
function SheetField({ sheet: { sheets, at }, disabled, onChange }: Props) {
	const text = useText(importsMessages);
	if (sheets.length === 1) return null;
	return (
		<SelectField
			label={text("imports.sheet")}
			hint={text("imports.sheetHint", { count: sheets.length })}
			value={at}
			disabled={disabled}
			onChange={({ target }) => onChange({ at: Number(target.value) })}
		>
			{sheets.map(({ name }, position) => (
				<option key={name} value={position}>
					{name}
				</option>
			))}
		</SelectField>
	);
}

/** The row with the headings. */
function HeadingField({ sheet, disabled, onChange }: Props) {
	const text = useText(importsMessages);
	const { sheets, at, headingRow, withHidden } = sheet;
	const rows = sheets[at].rows.slice(0, mostAbove);
	const contentOf = (cells: (typeof rows)[number]["cells"]) => {
		const content = cells.map(textOf).filter(Boolean).join(" · ");
		return `\u2068${content.length > longestRow ? `${content.slice(0, longestRow)}…` : content}\u2069`;
	};
	return (
		<SelectField
			label={text("imports.headingRow")}
			hint={headingRow > rows[0].row ? text("imports.headingHint") : undefined}
			value={headingRow}
			disabled={disabled}
			onChange={({ target }) => onChange({ at, headingRow: Number(target.value), withHidden })}
		>
			{rows.map(({ row, cells }) => (
				<option key={row} value={row}>
					{text("imports.headingIn", { row, content: contentOf(cells) })}
				</option>
			))}
		</SelectField>
	);
}

/** Names the columns that the file hides. */
function HiddenColumns({ sheet: { headings, hiddenColumns } }: Pick<Props, "sheet">) {
	const text = useText(importsMessages);
	const { formatList, formatNumber } = useIntl();
	if (hiddenColumns.length === 0) return null;
	return (
		<p className="small soft">
			{text("imports.hiddenColumns", {
				count: hiddenColumns.length,
				columns: formatList(
					hiddenColumns.map(
						(position) => `\u2068${headings[position] || formatNumber(position + 1)}\u2069`,
					),
				),
			})}
		</p>
	);
}

/** Says which part of a file is read as the list, and lets staff choose another. */
export function ChoosePart(props: Props) {
	const { sheet, disabled, onChange } = props;
	const text = useText(importsMessages);
	const { at, headingRow, withHidden, hiddenRows } = sheet;
	const problem = problemOf(sheet);
	return (
		<>
			<div className="import-part">
				<SheetField {...props} />
				<HeadingField {...props} />
			</div>
			{hiddenRows > 0 && (
				<CheckField
					label={text("imports.withHidden", { count: hiddenRows })}
					hint={text("imports.hiddenHint")}
					checked={withHidden}
					disabled={disabled}
					onChange={({ target }) => onChange({ at, headingRow, withHidden: target.checked })}
				/>
			)}
			<HiddenColumns sheet={sheet} />
			{sheet.totalRows > 0 && (
				<p className="small soft">{text("imports.totalRows", { count: sheet.totalRows })}</p>
			)}
			<Wrong>{problem && text(`imports.${problem}`, { count: mostRows })}</Wrong>
		</>
	);
}
