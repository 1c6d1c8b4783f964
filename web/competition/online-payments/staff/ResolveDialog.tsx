import { Resolution } from "#shared/competition/online-payments/online-payments.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField } from "../../../ui/fields/Field.tsx";
import { onlinePayments, onlinePaymentsKey } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";

/** Closes a payment whose amount differed, with a note. */
export default function ResolveDialog({ id, onClose }: { id: string; onClose: () => void }) {
	const text = useText(manageOnlineMessages);
	const { field, handleSubmit, setError } = useSchemaForm(Resolution, { note: "" });
	const closing = useWrite({
		call: (body: Resolution, key) => onlinePayments.resolve({ params: { id }, body, key }),
		toast: () => ({ title: text("manageOnline.closed") }),
		setError,
		changed: [onlinePaymentsKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`online-payment-${id}`}
			title={text("manageOnline.close")}
			submit={text("manageOnline.close")}
			submitting={text("manageOnline.closing")}
			write={closing}
			onClose={onClose}
			onSubmit={handleSubmit((values) => closing.mutate(Resolution.parse(values)))}
		>
			<p>{text("manageOnline.closeText")}</p>
			<AreaField label={text("manageOnline.note")} rows={2} maxLength={500} {...field("note")} />
		</FormDialog>
	);
}
