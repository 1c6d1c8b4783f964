import { useId } from "react";
import { type Cell, textOf } from "#shared/community/imports/imports.cells.ts";
import { wholeNames } from "#shared/community/imports/imports.columns.ts";
import {
	divideName,
	type NameDivision,
	nameDivisions,
} from "#shared/community/imports/imports.names.ts";
import { useText } from "../../../core/language/messages.ts";
import { CheckField } from "../../../ui/fields/Field.tsx";
import type { Columns } from "../faults/corrections.ts";
import { importsMessages } from "../imports.messages.ts";
import "../../../ui/fields/choices.css";

const examples = 5;

/** The distinct whole names of a file; those first that can be divided in two ways. */
function namesIn(rows: readonly { cells: readonly Cell[] }[], columns: Columns): string[] {
	const positions = wholeNames.map((one) => columns.indexOf(one)).filter((at) => at >= 0);
	const names = rows.flatMap(({ cells }) => positions.map((at) => textOf(cells[at] ?? null)));
	const ways = (name: string) =>
		new Set(nameDivisions.map((one) => JSON.stringify(divideName(name, one)))).size;
	return [...new Set(names.filter(Boolean))].sort((a, b) => ways(b) - ways(a));
}

const isDoubtful = (name: string) =>
	divideName(name, "familyIsLast").family !== divideName(name, "givenIsFirst").family;

type Props = {
	rows: readonly { cells: readonly Cell[] }[];
	columns: Columns;
	division: NameDivision | null;
	disabled: boolean;
	onChange: (division: NameDivision | null) => void;
};

/** Shows how whole names are divided, and asks once whether that is right. */
export function DivideNames({ rows, columns, division, disabled, onChange }: Props) {
	const text = useText(importsMessages);
	const group = useId();
	const names = namesIn(rows, columns);
	if (names.length === 0) return null;
	const divided = (name: string, how: NameDivision) => {
		const { given, family } = divideName(name, how);
		return text(family ? "imports.divided" : "imports.undivided", {
			given: `\u2068${given}\u2069`,
			family: `\u2068${family}\u2069`,
		});
	};
	return (
		<fieldset className="choices" disabled={disabled}>
			<legend>{text("imports.divideTitle")}</legend>
			<div className="stack tight">
				{isDoubtful(names[0]) ? (
					nameDivisions.map((one) => (
						<label key={one}>
							<input
								type="radio"
								name={group}
								checked={one === division}
								onChange={() => onChange(one)}
							/>
							<span>
								{text(`imports.${one}`)}
								<span className="block small soft">{divided(names[0], one)}</span>
							</span>
						</label>
					))
				) : (
					<CheckField
						label={text("imports.divideRight")}
						checked={division !== null}
						onChange={({ target }) => onChange(target.checked ? "familyIsLast" : null)}
					/>
				)}
			</div>
			<ul className="small soft import-names">
				{names.slice(0, examples).map((name) => (
					<li key={name}>{divided(name, division ?? "familyIsLast")}</li>
				))}
			</ul>
		</fieldset>
	);
}
