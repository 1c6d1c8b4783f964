import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useFormState } from "react-hook-form";
import { Field } from "../ui/Field.tsx";

type Props<Values extends FieldValues> = {
	form: UseFormReturn<Values>;
	/** The field that holds the picture's address; empty for none. */
	name: Path<Values>;
	label: string;
	hint?: string;
};

/** Chooses the picture of a record. */
export function PictureField<Values extends FieldValues>({ form, name, label, hint }: Props<Values>) {
	const state = useFormState({ control: form.control, name });
	const error = form.getFieldState(name, state).error?.message;
	return <Field label={label} hint={hint} dir="ltr" error={error} {...form.register(name)} />;
}
