import { type ReactNode, useDeferredValue } from "react";
import {
	type FieldValues,
	type Path,
	type UseFormReturn,
	useFormState,
	useWatch,
} from "react-hook-form";
import { direction, type Locale } from "#shared/core/locales.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { AreaField, Field } from "../../ui/fields/Field.tsx";
import { endings } from "./endings.ts";
import { recordMessages } from "./records.messages.ts";

type Props<Values extends FieldValues> = {
	form: UseFormReturn<Values>;
	/** The form field of each language. */
	fields: Record<Locale, Path<Values>>;
	label: string;
	/** Visible lines, for a multi-line text. */
	rows?: number;
	/** Whether the text may be left in one language; the other field says so. */
	oneIsEnough?: boolean;
	/** Preview of the text as visitors see it, below each field. */
	preview?: (text: string) => ReactNode;
};

const isBlank = (value: unknown) => String(value ?? "").trim() === "";

/**
 * A bilingual field: both languages side by side if they fit, the reader's first. If only one is
 * filled in, the other is marked.
 */
export function BilingualField<Values extends FieldValues>({
	form,
	fields: of,
	label,
	rows,
	oneIsEnough,
	preview,
}: Props<Values>) {
	const text = useText(recordMessages);
	const fieldText = useFieldText();
	const reader = useLocale();
	const order: Locale[] = reader === "ar" ? ["ar", "en"] : ["en", "ar"];
	const fields = order.map((locale) => of[locale]);
	const values = useWatch({ control: form.control, name: fields });
	const drawn = useDeferredValue(values);
	const state = useFormState({ control: form.control, name: fields });
	const isHalf = isBlank(values[0]) !== isBlank(values[1]);
	/** What is wrong with a language; a blank one is not at fault if the other is enough. */
	const errorAt = (position: number) => {
		const { error } = form.getFieldState(fields[position], state);
		if (!oneIsEnough || !isBlank(values[position])) return error?.message;
		if (isHalf || position > 0) return undefined;
		return error?.message && text("record.oneIsEnough", { error: fieldText(error.message) ?? "" });
	};
	return (
		<div className="side-by-side">
			{order.map((locale, position) => {
				const ending = endings[locale];
				const props = {
					label: text(`record.in${ending}`, { label }),
					hint:
						isHalf && isBlank(values[position])
							? text(oneIsEnough ? `record.writtenIn${ending}` : `record.missing${ending}`)
							: oneIsEnough && position === 0 && isBlank(values[0])
								? text("record.oneLanguage")
								: undefined,
					error: errorAt(position),
					lang: locale,
					dir: direction[locale],
					...form.register(fields[position]),
				};
				const field = rows ? (
					<AreaField key={locale} rows={rows} {...props} />
				) : (
					<Field key={locale} {...props} />
				);
				if (!preview) return field;
				return (
					<div key={locale} className="stack">
						{field}
						{!isBlank(drawn[position]) && (
							<section className="preview" aria-label={`${text("record.preview")}: ${props.label}`}>
								<p className="small soft">{text("record.preview")}</p>
								<div className="card" lang={locale} dir={direction[locale]}>
									{preview(drawn[position])}
								</div>
							</section>
						)}
					</div>
				);
			})}
		</div>
	);
}
