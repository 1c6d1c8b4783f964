import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import type { DateName, EventValues } from "./eventForm.ts";
import { manageMessages } from "./manage.messages.ts";

type Props = {
	name: DateName;
	label: string;
	hint?: string;
	form: SchemaForm<EventValues>;
};

/** A date with an optional time. */
export function DateFields({ name, label, hint, form }: Props) {
	const text = useText(manageMessages);
	return (
		<div className="pair">
			<Field label={label} hint={hint} type="date" {...form.field(name)} />
			<Field
				label={text("manage.time")}
				aria-label={text("manage.timeOf", { date: label })}
				type="time"
				{...form.register(`${name}Time`)}
			/>
		</div>
	);
}
