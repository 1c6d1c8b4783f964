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

/** Says which part of a file is read as the list, and lets staff choose another. */
export function ChoosePart({ sheet, disabled, onChange }: Props) {
	const text = useText(importsMessages);
	const { formatList, formatNumber } = useIntl();
	const { sheets, at, headingRow, withHidden, hiddenColumns, hiddenRows } = sheet;
	const problem = problemOf(sheet);
	const rows = sheets[at].rows.slice(0, mostAbove);
	const contentOf = (cells: (typeof rows)[number]["cells"]) => {
		const content = cells.map(textOf).filter(Boolean).join(" · ");
		return `\u2068${content.length > longestRow ? `${content.slice(0, longestRow)}…` : content}\u2069`;
	};
	return (
		<>
			<div className="import-part">
				{sheets.length > 1 && (
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
				)}
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
			{hiddenColumns.length > 0 && (
				<p className="small soft">
					{text("imports.hiddenColumns", {
						count: hiddenColumns.length,
						columns: formatList(
							hiddenColumns.map(
								(position) =>
									`\u2068${sheet.headings[position] || formatNumber(position + 1)}\u2069`,
							),
						),
					})}
				</p>
			)}
			<Wrong>{problem && text(`imports.${problem}`, { count: mostRows })}</Wrong>
		</>
	);
}
