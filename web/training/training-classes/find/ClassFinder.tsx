import { cleanTyped } from "#shared/core/fields/cleaning.ts";
import { classAges } from "#shared/training/training-classes/training-classes.rules.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useUser } from "../../../base/session/session.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { useHydrated } from "../../../core/moments/useHydrated.ts";
import { NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { UrlFilter } from "../../../ui/fields/UrlFilter.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { type ClassFilter, grownUp, whoChoices } from "./classFilter.ts";
import { usePlaces } from "./usePlaces.ts";

const FamilyChoices = lazyPart(() => import("./FamilyChoices.tsx"));

type Props = { classes: readonly TrainingClass[]; filter: ClassFilter };

/** Three questions: how old, girl or boy, and near which place. */
export function ClassFinder({ classes, filter }: Props) {
	const text = useText(trainingClassMessages);
	const { search, set } = useAddress();
	const { data: user } = useUser();
	const places = usePlaces(classes);
	// Without scripts the fields would do nothing.
	const isHydrated = useHydrated();
	const isGrownUp = filter.age !== null && filter.age >= grownUp;
	return (
		<section className="class-finder" aria-label={text("class.find")}>
			{user && <FamilyChoices />}
			<NumberField
				label={text("class.age")}
				inputMode="numeric"
				min={classAges.youngest}
				max={classAges.oldest}
				disabled={!isHydrated}
				value={search.get("age") ?? ""}
				onChange={({ target }) => set({ age: cleanTyped(target.value) })}
			/>
			<div className="field">
				<span aria-hidden="true">{text(isGrownUp ? "class.womanOrMan" : "class.girlOrBoy")}</span>
				<UrlFilter
					name="for"
					label={text(isGrownUp ? "class.womanOrMan" : "class.girlOrBoy")}
					choices={[
						...whoChoices.map((value) => ({
							value,
							label: text(isGrownUp ? `class.grown.${value}` : `class.for.${value}`),
						})),
						{ value: "", label: text("class.either") },
					]}
				/>
			</div>
			<SelectField
				label={text("class.near")}
				disabled={!isHydrated}
				value={places.some(({ value }) => value === filter.near) ? filter.near : ""}
				onChange={({ target }) => set({ near: target.value })}
			>
				<option value="">{text("class.anywhere")}</option>
				{places.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</SelectField>
		</section>
	);
}
