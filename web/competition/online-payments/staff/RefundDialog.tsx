import type * as z from "zod/mini";
import {
	type OnlinePaymentForStaff,
	type PaidCharge,
	RefundRequest,
} from "#shared/competition/online-payments/online-payments.schema.ts";
import { typedDinars } from "#shared/core/texts/money.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { feesKey, membershipsKey } from "../../../people/memberships/memberships.queries.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, NumberField } from "../../../ui/fields/Field.tsx";
import { onlinePayments, onlinePaymentsKey } from "../online-payments.queries.ts";
import { manageOnlineMessages } from "./manageOnline.messages.ts";

type Props = {
	id: string;
	charge: PaidCharge;
	/** What can still be paid back, in fils. */
	most: number;
	onClose: () => void;
};

/** The message about the latest refund. */
const messageIds = {
	waiting: "manageOnline.refundWaits",
	refunded: "manageOnline.refundedToast",
	refused: "manageOnline.refundRefused",
	differs: "manageOnline.refund.differs",
} as const;

const problems = ["refused", "differs"];

/** Pays back what was paid online for a fee, or a part of it, through the bank. */
export default function RefundDialog({ id, charge, most, onClose }: Props) {
	const text = useText(manageOnlineMessages);
	const pick = usePick();
	const { field, handleSubmit, setError } = useSchemaForm(
		RefundRequest as z.ZodMiniType<
			RefundRequest,
			{ charge: string; amount: string; reason: string }
		>,
		{ charge: charge.target, amount: typedDinars(most), reason: "" },
	);
	const refunding = useWrite({
		call: (body: RefundRequest, key) => onlinePayments.refund({ params: { id }, body, key }),
		toast: ({ refunds }: OnlinePaymentForStaff) => {
			const state = refunds.at(-1)?.state ?? "waiting";
			return {
				title: text(messageIds[state]),
				kind: problems.includes(state) ? "error" : "success",
			};
		},
		setError,
		changed: [onlinePaymentsKey, feesKey, membershipsKey],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`online-refund-${id}-${charge.target}`}
			title={text("manageOnline.refundOf", { title: pick(charge, "title") })}
			submit={text("manageOnline.refundOne")}
			submitting={text("manageOnline.refunding")}
			write={refunding}
			onClose={onClose}
			onSubmit={handleSubmit((values) => refunding.mutate(RefundRequest.parse(values)))}
		>
			<p>{text("manageOnline.refundText")}</p>
			<NumberField inputMode="decimal" label={text("manageOnline.amount")} {...field("amount")} />
			<AreaField
				label={text("manageOnline.reason")}
				rows={2}
				maxLength={500}
				{...field("reason")}
			/>
		</FormDialog>
	);
}
