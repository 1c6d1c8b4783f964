import { useRef } from "react";
import type { PromotionRequest } from "#shared/training/belts/belts.schema.ts";
import { useNames } from "../../community/users/names.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { ConfirmDialog } from "../../ui/dialogs/ConfirmDialog.tsx";
import { AreaField } from "../../ui/fields/Field.tsx";
import { belts, beltsQuery } from "../belts/belts.queries.ts";
import { promotionsMessages } from "./promotions.messages.ts";

type Props = { item: PromotionRequest; onClose: () => void };

/** Asks for confirmation and a reason before rejecting a promotion. */
export default function RejectDialog({ item, onClose }: Props) {
	const text = useText(promotionsMessages);
	const name = useNames()(item.user).full;
	const reason = useRef<HTMLTextAreaElement>(null);
	const reject = useWrite({
		call: (_: void, key) =>
			belts.reject({ params: { id: item.id }, body: { reason: reason.current?.value }, key }),
		said: () => ({ title: text("promotions.wasRejected"), text: name }),
		changed: [beltsQuery],
		done: onClose,
	});
	return (
		<ConfirmDialog
			draft={`promotion-reject-${item.id}`}
			title={text("promotions.rejectTitle", { name })}
			submit={text("promotions.reject")}
			submitting={text("promotions.rejecting")}
			write={reject}
			onClose={onClose}
		>
			<p>{text("promotions.rejectText", { name })}</p>
			<AreaField
				ref={reason}
				label={text("promotions.reason")}
				hint={text("promotions.reasonHint")}
				rows={3}
				maxLength={500}
			/>
		</ConfirmDialog>
	);
}
