import {
	type MembershipPayment,
	VoidInput,
} from "#shared/people/memberships/memberships.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField } from "../../../ui/fields/Field.tsx";
import { fees, feesKey, memberships, membershipsKey } from "../memberships.queries.ts";
import { manageFeeMessages } from "../staff/manageMemberships.messages.ts";

/** Voids a payment, with a reason. */
export default function VoidDialog({
	payment,
	onClose,
}: {
	payment: MembershipPayment;
	onClose: () => void;
}) {
	const text = useText(manageFeeMessages);
	const { field, handleSubmit, setError } = useSchemaForm(VoidInput, { reason: "" });
	const { id, receiptNumber, parts, validUntil } = payment;
	const voiding = useWrite({
		call: (body: VoidInput, key): Promise<unknown> =>
			parts.length > 0 || !validUntil
				? fees.voidPayment({ params: { id }, body, key })
				: memberships.voidPayment({ params: { id }, body, key }),
		toast: () => ({
			title: text("fees.wasVoided"),
			text: text("fees.recordedText", { number: isolateName(receiptNumber) }),
		}),
		setError,
		changed: [membershipsKey, feesKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`payment-void-${payment.id}`}
			title={text("fees.voidTitle", { number: isolateName(receiptNumber) })}
			submit={text("fees.void")}
			submitting={text("fees.voiding")}
			write={voiding}
			onClose={onClose}
			onSubmit={handleSubmit((values) => voiding.mutate(VoidInput.parse(values)))}
		>
			<p>{text("fees.voidText")}</p>
			<AreaField label={text("fees.voidReason")} rows={2} maxLength={500} {...field("reason")} />
		</FormDialog>
	);
}
