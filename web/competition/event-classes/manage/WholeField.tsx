import { type ComponentProps, type FocusEvent, useState } from "react";
import type { UseFormRegister, UseFormSetValue } from "react-hook-form";
import { readWhole } from "#shared/core/fields/fields.ts";
import { useText } from "../../../core/language/messages.ts";
import { type Field, NumberField } from "../../../ui/fields/Field.tsx";
import type { EventClassValues } from "./eventClassForm.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

type Props = Omit<ComponentProps<typeof Field>, "form" | "name"> & {
	name: "maxParticipants" | "minAge" | "maxAge" | "minWeight" | "maxWeight";
	form: {
		register: UseFormRegister<EventClassValues>;
		setValue: UseFormSetValue<EventClassValues>;
	};
	/** Text for no limit. */
	none?: string;
};

/**
 * A limit. On blur the field shows the number that will be used, and says how the input was
 * interpreted.
 */
export function WholeField({ name, form, none = "", ...field }: Props) {
	const text = useText(manageEventClassMessages);
	const [read, setRead] = useState<{ typed: string; taken: string } | null>(null);
	const { onBlur, ...registered } = form.register(name);
	const take = (event: FocusEvent<HTMLInputElement>) => {
		const typed = event.target.value.trim();
		const number = typed && readWhole(typed);
		const taken = number === null ? none : String(number);
		if (typed !== taken) {
			form.setValue(name, taken, { shouldDirty: true });
			setRead({ typed, taken });
		} else if (read?.taken !== taken) setRead(null);
		return onBlur(event);
	};
	return (
		<div>
			<NumberField {...field} {...registered} onBlur={take} />
			<span className="small soft" role="status">
				{read &&
					text(read.taken === none ? "manageEventClass.readNone" : "manageEventClass.readAs", read)}
			</span>
		</div>
	);
}
