import type * as z from "zod/mini";
import { Refund } from "#shared/competition/fees/fees.schema.ts";
import { typedDinars } from "#shared/core/texts/money.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { fees, feesKey, membershipsKey } from "../../../people/memberships/memberships.queries.ts";
import { ClosedDayChoice } from "../../../people/memberships/payments/ClosedDayChoice.tsx";
import { MethodField } from "../../../people/memberships/payments/PaymentFields.tsx";
import { paymentFieldsMessages } from "../../../people/memberships/payments/paymentFields.messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, NumberField } from "../../../ui/fields/Field.tsx";
import type { ChargeOfPerson } from "./ChargesTable.tsx";
import { manageFeesMessages } from "./manageFees.messages.ts";

type Props = {
	charge: ChargeOfPerson;
	name: string;
	/** Waiving lowers what is owed; a refund also pays money back. */
	kind: "waive" | "refund";
	/** The amount that the dialog proposes, in fils. */
	proposed: number;
	onClose: () => void;
};

/** Waives or pays back a charge, or a part of it, with a reason. */
export default function LowerDialog({ charge, name, kind, proposed, onClose }: Props) {
	const text = useText(manageFeesMessages);
	const fieldText = useText(paymentFieldsMessages);
	const { field, handleSubmit, setError } = useSchemaForm(
		Refund as z.ZodMiniType<
			Refund,
			{ amount: string; reason: string; paymentMethod: string; moveToOpenDay: boolean }
		>,
		{ amount: typedDinars(proposed), reason: "", paymentMethod: "cash", moveToOpenDay: false },
	);
	const params = { id: charge.target };
	const write = useWrite({
		call: (body: Refund, key): Promise<unknown> =>
			kind === "waive"
				? fees.waive({ params, body: { amount: body.amount, reason: body.reason }, key })
				: fees.refund({ params, body, key }),
		toast: () => ({ title: text(kind === "waive" ? "charges.waived" : "charges.refunded") }),
		setError,
		changed: [feesKey, membershipsKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`charge-${kind}-${charge.id}`}
			title={text(`charges.${kind}Title`, { name: isolateName(name) })}
			submit={text(`charges.${kind}`)}
			write={write}
			onClose={onClose}
			onSubmit={handleSubmit((values) => write.mutate(Refund.parse(values)))}
		>
			<p>{text(`charges.${kind}Text`)}</p>
			<NumberField inputMode="decimal" label={fieldText("payment.amount")} {...field("amount")} />
			{kind === "refund" && <MethodField field={field} />}
			<ClosedDayChoice error={write.error} field={field} />
			<AreaField label={text("charges.reason")} rows={2} maxLength={500} {...field("reason")} />
		</FormDialog>
	);
}
