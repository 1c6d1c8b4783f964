import {
	type FieldErrors,
	type FieldValues,
	type Path,
	type RegisterOptions,
	useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { isFieldCode } from "#shared/core/fields/field-codes.ts";

/**
 * A form held to the same schema as the server; a field's error is its code. A form of a page that is rendered ahead
 * goes without default values: its fields keep what was typed before the page came alive.
 * `field` is for the part that draws an input: what it is registered with, and what is wrong with it.
 */
export function useSchemaForm<Values extends FieldValues>(
	schema: z.ZodMiniType<unknown>,
	defaultValues?: Values,
) {
	const form = useForm<Values>({
		defaultValues: defaultValues as never,
		resolver: async (values) => {
			const result = schema.safeParse(values);
			if (result.success) return { values, errors: {} };
			const errors: Record<string, { type: string; message: string }> = {};
			for (const issue of result.error.issues) {
				errors[issue.path.join(".")] ??= {
					type: "schema",
					message: isFieldCode(issue.message) ? issue.message : "invalid",
				};
			}
			return { values: {}, errors: errors as FieldErrors<Values> };
		},
	});
	// Added to the form itself, which is the same object in each render: effects may depend on it.
	return Object.assign(form, {
		field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
			error: form.getFieldState(name, form.formState).error?.message,
			...form.register(name, options),
		}),
	});
}

export type SchemaForm<Values extends FieldValues> = ReturnType<typeof useSchemaForm<Values>>;
