import { useRef } from "react";
import type { PromotionRequest } from "#shared/base/ranks/belts.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { AreaField } from "../../../ui/fields/Field.tsx";
import { promotionsMessages } from "../promotions.messages.ts";
import { useRejectEach } from "./useApprove.ts";

type Props = { items: PromotionRequest[]; onClose: () => void; onDone?: () => void };

/** Asks for confirmation and a reason before rejecting promotions. */
export default function RejectDialog({ items, onClose, onDone = onClose }: Props) {
	const text = useText(promotionsMessages);
	const names = useNames();
	const reason = useRef<HTMLTextAreaElement>(null);
	const reject = useRejectEach(() => reason.current?.value, onDone);
	const [first, ...others] = items;
	const name = names(first.user).full;
	const count = items.length;
	return (
		<ConfirmDialog
			draft={`promotion-reject-${others.length > 0 ? "several" : first.id}`}
			title={
				others.length > 0
					? text("promotions.rejectSeveralTitle", { count })
					: text("promotions.rejectTitle", { name })
			}
			submit={text("promotions.reject")}
			submitting={text("promotions.rejecting")}
			write={{ ...reject, mutate: () => reject.mutate(items) }}
			onClose={onClose}
		>
			<p>
				{others.length > 0
					? text("promotions.rejectSeveralText")
					: text("promotions.rejectText", { name })}
			</p>
			<AreaField
				ref={reason}
				optional
				label={text("promotions.reason")}
				hint={text("promotions.reasonHint")}
				rows={3}
				maxLength={500}
			/>
		</ConfirmDialog>
	);
}
