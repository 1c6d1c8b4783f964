import {
	RefundFinding,
	refundFindings,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { feesKey, membershipsKey } from "../../../people/memberships/memberships.queries.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { onlinePayments, onlinePaymentsKey } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";

type Props = { id: string; refund: string; onClose: () => void };

/** Ends a refund about which the gateway has no answer, with a note. */
export default function SettleRefundDialog({ id, refund, onClose }: Props) {
	const text = useText(manageOnlineMessages);
	const { field, handleSubmit, setError } = useSchemaForm(RefundFinding, {
		finding: "refunded",
		note: "",
	});
	const settling = useWrite({
		call: (body: RefundFinding, key) =>
			onlinePayments.resolveRefund({ params: { id, refund }, body, key }),
		toast: () => ({ title: text("manageOnline.settled") }),
		setError,
		changed: [onlinePaymentsKey, feesKey, membershipsKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`online-refund-${id}-${refund}`}
			title={text("manageOnline.settle")}
			submit={text("manageOnline.settle")}
			submitting={text("manageOnline.settling")}
			write={settling}
			onClose={onClose}
			onSubmit={handleSubmit((values) => settling.mutate(RefundFinding.parse(values)))}
		>
			<p>{text("manageOnline.settleText")}</p>
			<SelectField label={text("manageOnline.finding")} {...field("finding")}>
				<Options of={refundFindings} word={(finding) => text(`manageOnline.finding.${finding}`)} />
			</SelectField>
			<AreaField label={text("manageOnline.note")} rows={2} maxLength={500} {...field("note")} />
		</FormDialog>
	);
}
