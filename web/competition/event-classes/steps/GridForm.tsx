import { useState } from "react";
import { familyNames } from "#shared/base/ranks/belts.names.ts";
import { type BeltFamily, families } from "#shared/base/ranks/belts.rules.ts";
import { mostClassesAtOnce } from "#shared/competition/event-classes/event-classes.schema.ts";
import { locales } from "#shared/core/locales.ts";
import { type Gender, genders } from "#shared/core/people.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Field, NumberField } from "../../../ui/fields/Field.tsx";
import { manageEventClassMessages } from "../manage/manageEventClasses.messages.ts";
import { type DraftValues, fillGrid, groupBelts, readRanges } from "./grid.ts";
import { gridTokens, proposedRules } from "./gridNames.ts";
import { stepsMessages } from "./steps.messages.ts";
import "../../../ui/fields/choices.css";

/** Adds the value to the list, or removes it if the list has it. */
const toggle = <T,>(list: readonly T[], value: T) =>
	list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

type ChecksProps<T extends string> = {
	legend: string;
	of: readonly T[];
	word: (value: T) => string;
	chosen: readonly T[];
	onChange: (chosen: T[]) => void;
};

function Checks<T extends string>({ legend, of, word, chosen, onChange }: ChecksProps<T>) {
	return (
		<fieldset className="choices">
			<legend>{legend}</legend>
			<div className="row">
				{of.map((value) => (
					<label key={value}>
						<input
							type="checkbox"
							checked={chosen.includes(value)}
							onChange={() => onChange(toggle(chosen, value))}
						/>
						<span>{word(value)}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

type RangesProps = {
	label: string;
	hint: string;
	isValid: boolean;
	value: string;
	onChange: (typed: string) => void;
};

function RangesField({ isValid, onChange, ...field }: RangesProps) {
	const text = useText(stepsMessages);
	return (
		<Field
			error={isValid ? undefined : text("steps.unread")}
			dir="ltr"
			autoComplete="off"
			onChange={({ target }) => onChange(target.value)}
			{...field}
		/>
	);
}

/** What is typed and chosen, and the event classes that follow from it; null if it is unreadable. */
function useGrid() {
	const [ages, setAges] = useState("");
	const [weights, setWeights] = useState("");
	const [chosen, setChosen] = useState<Gender[]>([]);
	const [starts, setStarts] = useState<BeltFamily[]>([]);
	const [places, setPlaces] = useState("50");
	const [rules, setRules] = useState(proposedRules);
	const ageRanges = readRanges(ages, "age");
	const weightRanges = readRanges(weights, "weight");
	const rows =
		ageRanges &&
		weightRanges &&
		fillGrid({
			ages: ageRanges,
			weights: weightRanges,
			genders: genders.filter((gender) => chosen.includes(gender)),
			belts: groupBelts(starts),
			places,
			nameEn: rules.en,
			nameAr: rules.ar,
		});
	return {
		rows,
		ages: { value: ages, onChange: setAges, isValid: ageRanges !== null },
		weights: { value: weights, onChange: setWeights, isValid: weightRanges !== null },
		...{ chosen, setChosen, starts, setStarts, places, setPlaces, rules, setRules },
	};
}

type Rules = typeof proposedRules;
type Grid = ReturnType<typeof useGrid>;

function RangeFields(grid: Pick<Grid, "ages" | "weights">) {
	const text = useText(stepsMessages);
	return (
		<div className="pair">
			<RangesField label={text("steps.ages")} hint={text("steps.agesHint")} {...grid.ages} />
			<RangesField
				label={text("steps.weights")}
				hint={text("steps.weightsHint")}
				{...grid.weights}
			/>
		</div>
	);
}

function CategoryFields(grid: Pick<Grid, "chosen" | "setChosen" | "starts" | "setStarts">) {
	const text = useText(stepsMessages);
	const words = useText(manageEventClassMessages);
	const locale = useLocale();
	return (
		<>
			<Checks
				legend={text("steps.genders")}
				of={genders}
				word={(gender) => words(`manageEventClass.${gender}`)}
				chosen={grid.chosen}
				onChange={grid.setChosen}
			/>
			<Checks
				legend={text("steps.beltGroups")}
				of={families.slice(1)}
				word={(family) => familyNames[locale][family]}
				chosen={grid.starts}
				onChange={grid.setStarts}
			/>
		</>
	);
}

type RuleProps = { rules: Rules; isNamed: boolean; onChange: (rules: Rules) => void };

/** The rules for the names in both languages. */
function RuleFields({ rules, isNamed, onChange }: RuleProps) {
	const text = useText(stepsMessages);
	const locale = useLocale();
	return (
		<div className="side-by-side">
			{(locale === "ar" ? locales.toReversed() : locales).map((of) => (
				<Field
					key={of}
					label={`${text("steps.rule")} · ${text(of === "ar" ? "steps.nameAr" : "steps.nameEn")}`}
					hint={text("steps.ruleHint", { tokens: Object.values(gridTokens[of]).join(" ") })}
					error={of === "en" && !isNamed ? text("steps.ruleNeeded") : undefined}
					lang={of}
					dir={of === "ar" ? "rtl" : "ltr"}
					value={rules[of]}
					onChange={({ target }) => onChange({ ...rules, [of]: target.value })}
				/>
			))}
		</div>
	);
}

type Props = {
	/** Number of rows that the table has already. */
	taken: number;
	onFill: (rows: DraftValues[]) => void;
};

/** Adds an event class for each combination of ages, weights, genders and belts to the table. */
export default function GridForm({ taken, onFill }: Props) {
	const text = useText(stepsMessages);
	const words = useText(manageEventClassMessages);
	const grid = useGrid();
	const { rows, rules } = grid;
	const count = rows ? rows.length : 0;
	const isTooMany = taken + count > mostClassesAtOnce;
	const isNamed = rules.en.trim() !== "";
	return (
		<fieldset className="form-part stack">
			<legend>{text("steps.grid")}</legend>
			<p className="small soft">{text("steps.gridHint")}</p>
			<RangeFields {...grid} />
			<CategoryFields {...grid} />
			<NumberField
				className="short"
				label={text("steps.places")}
				hint={words("manageEventClass.maxHint")}
				value={grid.places}
				onChange={({ target }) => grid.setPlaces(target.value)}
			/>
			<RuleFields rules={rules} isNamed={isNamed} onChange={grid.setRules} />
			{isTooMany && (
				<p className="wrong" role="alert">
					{text("steps.tooMany", { count: taken + count, most: mostClassesAtOnce })}
				</p>
			)}
			<p>
				<Button disabled={!rows || isTooMany || !isNamed} onClick={() => rows && onFill(rows)}>
					{text("steps.fill", { count })}
				</Button>
			</p>
		</fieldset>
	);
}
