import { RecordTaken } from "#shared/competition/online-payments/online-payments.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { feesKey, membershipsKey } from "../../../people/memberships/memberships.queries.ts";
import { useFeeWords } from "../../../people/memberships/useFeeWords.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField } from "../../../ui/fields/Field.tsx";
import { onlinePayments, onlinePaymentsKey } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";

type Props = {
	id: string;
	/** What is left of the sum that the bank took, in fils. */
	amount: number;
	/** What the payer was asked for, in fils. */
	requested: number;
	onClose: () => void;
};

/** Records the sum that the bank took instead of the amount as a payment of the fees. */
export default function RecordTakenDialog({ id, amount, requested, onClose }: Props) {
	const text = useText(manageOnlineMessages);
	const { exactMoney: money } = useFeeWords();
	const { field, handleSubmit, setError } = useSchemaForm(RecordTaken, { note: "" });
	const recording = useWrite({
		call: (body: RecordTaken, key) => onlinePayments.record({ params: { id }, body, key }),
		toast: () => ({ title: text("manageOnline.recorded", { amount: money(amount) }) }),
		setError,
		changed: [onlinePaymentsKey, feesKey, membershipsKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`online-record-${id}`}
			title={text("manageOnline.recordTitle", { amount: money(amount) })}
			submit={text("manageOnline.record")}
			submitting={text("manageOnline.recording")}
			write={recording}
			onClose={onClose}
			onSubmit={handleSubmit((values) => recording.mutate(RecordTaken.parse(values)))}
		>
			<p>
				{text(
					`manageOnline.record${amount < requested ? "Part" : amount > requested ? "More" : "Exact"}`,
					{
						open: money(Math.abs(requested - amount)),
					},
				)}
			</p>
			<AreaField label={text("manageOnline.note")} rows={2} maxLength={500} {...field("note")} />
		</FormDialog>
	);
}
