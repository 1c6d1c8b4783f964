import { useState } from "react";
import * as z from "zod/mini";
import { openAmount, spreadAmount } from "#shared/competition/fees/charges.rules.ts";
import { type FeePayment, paymentFields } from "#shared/competition/fees/fees.schema.ts";
import { amountFrom } from "#shared/core/fields/amounts.ts";
import { typedDinars } from "#shared/core/texts/money.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import {
	fees,
	feesKey,
	membershipsKey,
	receiptAddress,
} from "../../../people/memberships/memberships.queries.ts";
import { ClosedDayChoice } from "../../../people/memberships/payments/ClosedDayChoice.tsx";
import { PayerFields, PaymentFields } from "../../../people/memberships/payments/PaymentFields.tsx";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import type { ChargeOfPerson } from "./ChargesTable.tsx";
import { manageFeesMessages } from "./manageFees.messages.ts";

type Props = {
	charges: readonly ChargeOfPerson[];
	name: string;
	onDone?: () => void;
	onClose: () => void;
};

const PaymentForm = z.object({ amount: amountFrom(), ...paymentFields });
type PaymentForm = z.output<typeof PaymentForm>;

/** Spreads the amount over the charges in their order; what remains becomes credit. */
function bodyFrom({ amount, ...how }: PaymentForm, charges: readonly ChargeOfPerson[]): FeePayment {
	const parts = spreadAmount(charges, amount);
	const used = parts.reduce((sum, part) => sum + part, 0);
	return {
		...how,
		charges: charges
			.map(({ target }, at) => ({ id: target, amount: parts[at] }))
			.filter((part) => part.amount > 0),
		credit: amount - used,
	};
}

const valuesFor = (total: number, today: string) => ({
	amount: typedDinars(total),
	paymentMethod: "cash",
	paymentDate: today,
	moveToOpenDay: false,
	payer: "",
	reference: "",
	notes: "",
});

/** Records a payment for all charges given, with one receipt. */
export default function PayDialog({ charges, name, onDone, onClose }: Props) {
	const text = useText(manageFeesMessages);
	const pick = usePick();
	const locale = useLocale();
	const { money } = useFeeWords();
	const [today] = useState(() => kuwaitDate(Date.now()));
	const total = charges.reduce((sum, charge) => sum + openAmount(charge), 0);
	const { field, handleSubmit, setError } = useSchemaForm(
		PaymentForm as z.ZodMiniType<PaymentForm, ReturnType<typeof valuesFor>>,
		valuesFor(total, today),
	);
	const record = useWrite({
		call: (body: FeePayment, key) => fees.pay({ body, key }),
		toast: ({ id, receiptNumber }) => ({
			title: text("charges.recorded"),
			text: text("charges.receipt", { number: isolateName(receiptNumber) }),
			link: { text: text("charges.printReceipt"), href: receiptAddress(id, locale) },
		}),
		setError,
		changed: [feesKey, membershipsKey],
		done: () => {
			onDone?.();
			onClose();
		},
	});
	return (
		<FormDialog
			draft={`fee-payment-${charges.map(({ id }) => id).join("-")}`}
			title={name ? text("charges.recordOf", { name: isolateName(name) }) : text("charges.dialog")}
			submit={text("charges.submit")}
			submitting={text("charges.saving")}
			write={record}
			guarded
			onClose={onClose}
			onSubmit={handleSubmit((values) =>
				record.mutate(bodyFrom(PaymentForm.parse(values), charges)),
			)}
		>
			<p>
				{charges.length === 1
					? pick(charges[0], "title")
					: text("charges.recordMany", { count: charges.length })}
			</p>
			<PaymentFields
				field={field}
				today={today}
				amountHint={text("charges.amountHint", { amount: money(total) })}
			/>
			<ClosedDayChoice error={record.error} field={field} />
			<PayerFields field={field}>
				<Field
					dir="ltr"
					label={text("charges.reference")}
					hint={text("charges.referenceHint")}
					maxLength={120}
					{...field("reference")}
				/>
			</PayerFields>
		</FormDialog>
	);
}
