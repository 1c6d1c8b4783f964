import { guessBelt } from "#shared/base/ranks/belts.forms.ts";
import { type Belt, ladder } from "#shared/base/ranks/belts.rules.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { CheckField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { importsMessages } from "../imports.messages.ts";
import type { CheckedRow } from "../sendRows.ts";

/** A belt in the file that names no rank: what it is read as, and whether staff confirmed that. */
export type GuessedBelt = { value: string; belt: Belt; count: number; isConfirmed: boolean };
/** What staff chose, by the value in the file. */
export type BeltChoices = ReadonlyMap<string, Pick<GuessedBelt, "belt" | "isConfirmed">>;

/** Each distinct belt in the rows that names no rank. */
export function guessedBelts(rows: readonly CheckedRow[], choices: BeltChoices): GuessedBelt[] {
	const found = new Map<string, GuessedBelt>();
	for (const { values } of rows) {
		const value = values.currentBelt ?? "";
		const guess = guessBelt(value);
		const confirmed = found.get(value);
		if (confirmed) confirmed.count += 1;
		else if (guess)
			found.set(value, {
				...(choices.get(value) ?? { belt: guess, isConfirmed: false }),
				value,
				count: 1,
			});
	}
	return [...found.values()];
}

type Props = { belts: readonly GuessedBelt[]; onChange: (belt: GuessedBelt) => void };

/** Asks once for each belt that names no rank which rank it is. */
export function ConfirmBelts({ belts, onChange }: Props) {
	const text = useText(importsMessages);
	const beltName = useBeltName();
	if (belts.length === 0) return null;
	return (
		<>
			<p>{text("imports.beltsText")}</p>
			<ul className="stack">
				{belts.map((one) => {
					const value = isolateName(one.value);
					return (
						<li key={one.value} className="import-belt">
							<SelectField
								label={text("imports.beltOf", { value, count: one.count })}
								value={one.belt}
								onChange={({ target }) =>
									onChange({ ...one, belt: target.value as Belt, isConfirmed: true })
								}
							>
								<Options of={ladder} word={beltName} />
							</SelectField>
							<CheckField
								label={text("imports.beltRight", { value, belt: beltName(one.belt) })}
								checked={one.isConfirmed}
								onChange={({ target }) => onChange({ ...one, isConfirmed: target.checked })}
							/>
						</li>
					);
				})}
			</ul>
		</>
	);
}
