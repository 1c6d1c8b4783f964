import { type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from "react";
import type {
	FieldValues,
	Path,
	PathValue,
	UseFormRegister,
	UseFormSetValue,
} from "react-hook-form";
import { readNumber } from "#shared/core/fields/numbers.ts";
import { useText } from "../../core/language/messages.ts";
import { type Field, NumberField } from "../../ui/fields/Field.tsx";
import { recordMessages } from "./records.messages.ts";

export type WholeFieldProps<Values extends FieldValues> = Omit<
	ComponentProps<typeof Field>,
	"form" | "name"
> & {
	name: Path<Values>;
	form: { register: UseFormRegister<Values>; setValue: UseFormSetValue<Values> };
	/** Value for no limit. */
	none?: string;
	/** Replaces a text that is not a number, in a field that is not a limit. */
	fallback?: string;
	/** Whether decimals are cut off. */
	cuts?: boolean;
};

/**
 * What is stored for a typed text; text that is not a whole number is kept, and the server rejects
 * it.
 */
function savedAs(typed: string, otherwise: string, cuts: boolean): string {
	const number = typed === "" ? "" : readNumber(typed);
	if (number === null) return otherwise;
	if (typeof number === "number" && cuts && Number.isFinite(number))
		return String(Math.trunc(number));
	return Number.isInteger(number) ? String(number) : typed;
}

/**
 * A field for a whole number. On blur, and before Enter saves, it shows the number that will be saved
 * and says how the input was read.
 */
export function WholeField<Values extends FieldValues>({
	name,
	form,
	none = "",
	fallback,
	cuts = false,
	...field
}: WholeFieldProps<Values>) {
	const text = useText(recordMessages);
	const [read, setRead] = useState<{ typed: string; taken: string } | null>(null);
	const { onBlur, ...registered } = form.register(name);
	/** Shows what the typed text is taken for; returns whether that is something else. */
	const take = (value: string) => {
		const typed = value.trim();
		const taken = savedAs(typed, fallback ?? none, cuts);
		if (typed !== taken) {
			form.setValue(name, taken as PathValue<Values, Path<Values>>, { shouldDirty: true });
			setRead({ typed, taken });
		} else if (read?.taken !== taken) setRead(null);
		return typed !== taken;
	};
	/** Enter would save at once: nothing else than what was typed is saved unseen. */
	const takeBeforeSaving = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key === "Enter" && take(event.currentTarget.value)) event.preventDefault();
	};
	return (
		<div>
			<NumberField
				{...field}
				{...registered}
				onKeyDown={takeBeforeSaving}
				onBlur={(event: FocusEvent<HTMLInputElement>) => {
					take(event.target.value);
					return onBlur(event);
				}}
			/>
			<span className="small soft" role="status">
				{read &&
					text(
						fallback === undefined && read.taken === none ? "record.readNone" : "record.readAs",
						read,
					)}
			</span>
		</div>
	);
}
