import type { FieldErrors, UseFormRegister } from "react-hook-form";
import { useText } from "../../core/language/messages.ts";
import { Field } from "../../ui/fields/Field.tsx";
import type { DateName, EventValues } from "./eventForm.ts";
import { manageMessages } from "./manage.messages.ts";

type Props = {
	name: DateName;
	label: string;
	hint?: string;
	register: UseFormRegister<EventValues>;
	errors: FieldErrors<EventValues>;
};

/** A day, and a time of it where one is known. */
export function DateFields({ name, label, hint, register, errors }: Props) {
	const text = useText(manageMessages);
	return (
		<div className="pair">
			<Field label={label} hint={hint} type="date" error={errors[name]?.message} {...register(name)} />
			<Field
				label={text("manage.time")}
				aria-label={text("manage.timeOf", { date: label })}
				type="time"
				{...register(`${name}Time`)}
			/>
		</div>
	);
}
