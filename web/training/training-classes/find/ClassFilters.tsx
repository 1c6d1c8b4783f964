import { cleanTyped } from "#shared/core/fields/cleaning.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { useHydrated } from "../../../core/moments/useHydrated.ts";
import { NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { useClassTexts } from "../useClassTexts.ts";
import { forChoices, levels, oldest, type Wanted, youngest } from "./wanted.ts";

/** The distinct dojos of the classes, named in the reader's language. */
function useDojos(classes: TrainingClass[]): { value: string; label: string }[] {
	const texts = useClassTexts();
	const locale = useLocale();
	const names = new Map(classes.map((one) => [one.location ?? "", texts(one).place]));
	return [...names]
		.filter(([value]) => value !== "")
		.map(([value, label]) => ({ value, label }))
		.sort((a, b) => a.label.localeCompare(b.label, locale));
}

type Props = { classes: TrainingClass[]; wanted: Wanted };

/** What the reader looks for: age, girl, boy or adult, kind of class, dojo and audience. */
export function ClassFilters({ classes, wanted }: Props) {
	const text = useText(trainingClassMessages);
	const { search, set } = useAddress();
	const dojos = useDojos(classes);
	// Without scripts the field would do nothing.
	const isHydrated = useHydrated();
	return (
		<div className="class-filters">
			<NumberField
				label={text("class.age")}
				inputMode="numeric"
				min={youngest}
				max={oldest}
				disabled={!isHydrated}
				value={search.get("age") ?? ""}
				onChange={({ target }) => set({ age: cleanTyped(target.value) })}
			/>
			<SelectField
				label={text("class.level")}
				value={wanted.level ?? ""}
				onChange={({ target }) => set({ level: target.value })}
			>
				<option value="">{text("class.anyLevel")}</option>
				{levels.map((value) => (
					<option key={value} value={value}>
						{text(`class.type.${value}`)}
					</option>
				))}
			</SelectField>
			<SelectField
				label={text("class.dojo")}
				value={dojos.some(({ value }) => value === wanted.dojo) ? wanted.dojo : ""}
				onChange={({ target }) => set({ dojo: target.value })}
			>
				<option value="">{text("class.allDojos")}</option>
				{dojos.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</SelectField>
			<UrlFilter
				name="for"
				label={text("class.audience")}
				choices={[
					{ value: "", label: text("class.everybody") },
					...forChoices.map((value) => ({ value, label: text(`class.for.${value}`) })),
				]}
			/>
		</div>
	);
}
