import { specialties, spokenLanguages, timeSlots, weekdays } from "#shared/core/people.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Choices } from "../../../ui/fields/Choices.tsx";
import { AreaField } from "../../../ui/fields/Field.tsx";
import { teachingMessages } from "./teaching.messages.ts";
import { useTeachingWord } from "./useTeachingWord.ts";

const lists = {
	specializations: [specialties, "teach.specializations"],
	availableDays: [weekdays, "teach.days"],
	preferredTimeSlots: [timeSlots, "teach.slots"],
	languagesSpoken: [spokenLanguages, "teach.languages"],
} as const;
export const teachingLists = Object.keys(lists) as (keyof typeof lists)[];

export type TeachingValues = { teachingPhilosophy: string; certifications: string };

type Props<Values extends TeachingValues> = Pick<SchemaForm<Values>, "field"> & {
	/** The coach's stored values: custom ones stay selectable. */
	saved?: Pick<CurrentUser, (typeof teachingLists)[number]>;
};

/** A coach's optional teaching details. */
export function TeachingFields<Values extends TeachingValues>({ saved, ...form }: Props<Values>) {
	const text = useText(teachingMessages);
	const word = useTeachingWord();
	// The caller's form has these fields and more.
	const { field } = form as unknown as Props<TeachingValues>;
	const options = (name: keyof typeof lists) => {
		const listed: readonly string[] = lists[name][0];
		const own = saved?.[name].filter((one) => !listed.includes(one)) ?? [];
		return [...listed, ...own].map((value) => ({ value, label: word(value) }));
	};
	return (
		<>
			<AreaField label={text("teach.philosophy")} {...field("teachingPhilosophy")} />
			{teachingLists.map((name) => (
				<Choices
					key={name}
					legend={text(lists[name][1])}
					name={name}
					options={options(name)}
					chosen={saved?.[name]}
				/>
			))}
			<AreaField
				label={text("teach.certifications")}
				hint={text("teach.certificationsHint")}
				rows={2}
				{...field("certifications")}
			/>
		</>
	);
}
