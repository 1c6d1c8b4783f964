import type { ComponentProps } from "react";
import type { FieldValues } from "react-hook-form";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { FillLanguage } from "./FillLanguage.tsx";
import { conflictsOf, RecordNotices } from "./RecordNotices.tsx";

type Props<Values extends FieldValues> = Omit<
	ComponentProps<typeof FormDialog>,
	"cancel" | "incomplete"
> &
	ComponentProps<typeof RecordNotices<Values>>;

/** Dialog to create or edit a bilingual record. Keeps typed text as a draft. */
export function RecordDialog<Values extends FieldValues>({
	record,
	labels,
	words,
	children,
	...rest
}: Props<Values>) {
	const { isOpen, isShown } = conflictsOf(record);
	return (
		<FormDialog {...rest} {...(isShown && { wrong: null })} guarded wide incomplete={isOpen}>
			<RecordNotices record={record} labels={labels} words={words} />
			{children}
			<FillLanguage />
		</FormDialog>
	);
}
