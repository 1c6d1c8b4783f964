import { useEffect, useRef, useState } from "react";
import {
	type FieldErrors,
	type FieldValues,
	type Path,
	type RegisterOptions,
	type UseFormReturn,
	useForm,
} from "react-hook-form";
import type * as z from "zod/mini";
import { isBlank } from "#shared/core/fields/cleaning.ts";
import { isFieldCode } from "#shared/core/fields/field-codes.ts";
import { confirmedNames, isQuestion } from "#shared/core/fields/question-codes.ts";

/**
 * A schema that takes every value of a form. Without this check, a value that the schema leaves out
 * would reach the server and be refused there, or be lost on the way.
 */
export type SchemaOf<Values extends FieldValues, Output = unknown> =
	| (z.ZodMiniType<Output> & { shape: Record<keyof Values, unknown> })
	| z.ZodMiniType<Output, Record<keyof Values, unknown>>;

type Shape = Record<string, z.ZodMiniType<unknown>>;

/** Whether a field may be left empty; undefined if the schema does not say it field by field. */
function takesNothing(schema: z.ZodMiniType<unknown>, name: string): boolean | undefined {
	const field = "shape" in schema ? (schema.shape as Shape)[name] : undefined;
	return field?.safeParse("").success;
}

const isVisible = (field: HTMLElement) => field.checkVisibility?.() ?? true;

/** The first field in document order that is marked as wrong. */
const firstWrongField = (root: ParentNode) =>
	[...root.querySelectorAll<HTMLElement>('[aria-invalid="true"]')].find(isVisible);

/**
 * Focuses the first wrong field of the screen after a refused submission; the library would take the
 * one that it came to know first, and with errors of the server the last.
 */
function useWrongFieldFocus<Values extends FieldValues>({
	handleSubmit,
	setError,
}: UseFormReturn<Values>) {
	const pending = useRef(false);
	const root = useRef<ParentNode>(null);
	useEffect(() => {
		if (!pending.current) return;
		const field = firstWrongField(root.current ?? document);
		if (!field) return;
		pending.current = false;
		field.focus();
	});
	// Once, because the form object is the same in all renders.
	const [wrapped] = useState(() => ({
		handleSubmit: ((onValid, onInvalid) => {
			const submit = handleSubmit(onValid, (errors, event) => {
				pending.current = true;
				return onInvalid?.(errors, event);
			});
			return (event) => {
				pending.current = false;
				root.current = (event?.target as Element | undefined)?.closest?.("form") ?? null;
				return submit(event);
			};
		}) as typeof handleSubmit,
		setError: ((name, error, options) => {
			if (options?.shouldFocus) pending.current = true;
			setError(name, error);
		}) as typeof setError,
	}));
	return wrapped;
}

/** The hidden value of a form that lists the fields whose unusual values are confirmed. */
const confirmedField = "confirmed";

/** Asks whether an unusual value of a field is right; a new value is asked about again. */
function confirmationOf<Values extends FieldValues>(form: UseFormReturn<Values>) {
	const all = () => confirmedNames(form.getValues(confirmedField as Path<Values>));
	const confirm = (name: Path<Values>, isRight: boolean) => {
		const names = all().filter((one) => one !== name);
		const next = (isRight ? [...names, name] : names).join(",");
		form.setValue(confirmedField as Path<Values>, next as never);
	};
	return {
		forget: (name: Path<Values>) => {
			if (all().includes(name)) confirm(name, false);
		},
		of: (name: Path<Values>, error: string | undefined) => {
			const checked = all().includes(name);
			if (!checked && !isQuestion(error)) return undefined;
			return {
				name: confirmedField,
				value: name as string,
				checked,
				onChange: ({ target }: { target: { checked: boolean } }) => {
					confirm(name, target.checked);
					if (target.checked) form.clearErrors(name);
					else void form.trigger(name);
				},
			};
		},
	};
}

/**
 * A form validated by the server's schema; a field's error is its error code. Forms of prerendered
 * pages must not pass default values, so that text typed before hydration is kept. `field` gives an
 * input its registration and its error; `empty` is the error text of an input that was left empty.
 */
export function useSchemaForm<Values extends FieldValues>(
	schema: SchemaOf<NoInfer<Values>>,
	defaultValues?: Values,
	/** How a submission is checked; by default by the schema alone. */
	check: (values: Values) => z.core.util.SafeParseResult<unknown> = (values) =>
		schema.safeParse(values),
) {
	const form = useForm<Values>({
		defaultValues: defaultValues as never,
		shouldFocusError: false,
		resolver: async (values) => {
			const result = check(values);
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
	const confirmation = confirmationOf(form);
	// Adds to the form object itself, because effects depend on its identity staying the same across
	// renders.
	return Object.assign(form, useWrongFieldFocus(form), {
		field: <Name extends Path<Values>>(
			name: Name,
			{ empty, ...options }: RegisterOptions<Values, Name> & { empty?: string } = {},
		) => {
			const error = form.getFieldState(name, form.formState).error?.message;
			const confirm = confirmation.of(name, error);
			const onChange = (event: unknown) => {
				confirmation.forget(name);
				return options.onChange?.(event);
			};
			return {
				optional: takesNothing(schema, name),
				error: error && empty && isBlank(form.getValues(name)) ? empty : error,
				...(confirm && { confirm }),
				...form.register(name, { ...options, onChange } as RegisterOptions<Values, Name>),
			};
		},
	});
}

export type SchemaForm<Values extends FieldValues> = ReturnType<typeof useSchemaForm<Values>>;
