import type { PromotionRequest } from "#shared/base/ranks/belts.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import ReasonDialog from "../../../ui/dialogs/ReasonDialog.tsx";
import { promotionsMessages } from "../promotions.messages.ts";
import { useRejectEach } from "./useApprove.ts";

type Props = { items: PromotionRequest[]; onClose: () => void; onDone?: () => void };

/** Asks for confirmation and a reason before rejecting promotions. */
export default function RejectDialog({ items, onClose, onDone = onClose }: Props) {
	const text = useText(promotionsMessages);
	const names = useNames();
	const reject = useRejectEach(onDone);
	const [first, ...others] = items;
	const name = names(first.user).full;
	const count = items.length;
	return (
		<ReasonDialog
			draft={`promotion-reject-${others.length > 0 ? "several" : first.id}`}
			title={
				others.length > 0
					? text("promotions.rejectSeveralTitle", { count })
					: text("promotions.rejectTitle", { name })
			}
			submit={text("promotions.reject")}
			submitting={text("promotions.rejecting")}
			label={text("promotions.reason")}
			hint={text("promotions.reasonHint")}
			rows={3}
			optional
			write={{
				...reject,
				mutate: (reason) => reject.mutate(reject.left(items).map((item) => ({ ...item, reason }))),
			}}
			onClose={onClose}
		>
			{others.length > 0
				? text("promotions.rejectSeveralText")
				: text("promotions.rejectText", { name })}
		</ReasonDialog>
	);
}
