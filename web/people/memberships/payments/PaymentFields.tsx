import type { ReactNode } from "react";
import { staffMethods } from "#shared/people/memberships/memberships.rules.ts";
import { useText } from "../../../core/language/messages.ts";
import { AreaField, Field, NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { feeMessages } from "../memberships.messages.ts";
import { paymentFieldsMessages } from "./paymentFields.messages.ts";

type FieldProps = { name: string; error?: string };
type Fields<Name extends string> = { field: (name: Name) => FieldProps };

/** How a payment was made. */
export function MethodField({ field }: Fields<"paymentMethod">) {
	const text = useText(paymentFieldsMessages);
	const words = useText(feeMessages);
	return (
		<SelectField label={text("payment.method")} {...field("paymentMethod")}>
			<Options of={staffMethods} word={(method) => words(`fee.method.${method}`)} />
		</SelectField>
	);
}

type Props = Fields<"amount" | "paymentMethod" | "paymentDate"> & {
	amountHint: string;
	/** The latest day that a payment may have. */
	today: string;
};

/** Amount, method and day of a payment, as in all dialogs that record payments. */
export function PaymentFields({ field, amountHint, today }: Props) {
	const text = useText(paymentFieldsMessages);
	return (
		<>
			<NumberField
				inputMode="decimal"
				hint={amountHint}
				label={text("payment.amount")}
				{...field("amount")}
			/>
			<MethodField field={field} />
			<Field
				type="date"
				dir="ltr"
				max={today}
				label={text("payment.date")}
				{...field("paymentDate")}
			/>
		</>
	);
}

/** Payer and notes of a payment, with the fields of a dialog between them. */
export function PayerFields({
	field,
	children,
}: Fields<"payer" | "notes"> & { children?: ReactNode }) {
	const text = useText(paymentFieldsMessages);
	return (
		<>
			<Field
				dir="auto"
				autoComplete="off"
				hint={text("payment.payerHint")}
				maxLength={120}
				label={text("payment.payer")}
				{...field("payer")}
			/>
			{children}
			<AreaField
				rows={2}
				hint={text("payment.notesHint")}
				maxLength={500}
				label={text("payment.notes")}
				{...field("notes")}
			/>
		</>
	);
}
