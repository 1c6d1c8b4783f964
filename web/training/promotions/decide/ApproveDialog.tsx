import type { PromotionRequest } from "#shared/base/ranks/belts.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { promotionsMessages } from "../promotions.messages.ts";
import { useApproveEach } from "./useApprove.ts";

type Props = {
	/** Promotions that lack no requirement. */
	items: PromotionRequest[];
	/** Number of selected promotions that lack one, which stay pending. */
	leftOut: number;
	onClose: () => void;
	onDone: () => void;
};

/** Asks for confirmation before several promotions are approved and their people notified. */
export default function ApproveDialog({ items, leftOut, onClose, onDone }: Props) {
	const text = useText(promotionsMessages);
	const approve = useApproveEach(onDone);
	const count = items.length;
	return (
		<ConfirmDialog
			title={text("promotions.approveSeveralTitle", { count })}
			submit={text("promotions.approveSeveral", { count })}
			submitting={text("promotions.approving")}
			write={{ ...approve, mutate: () => approve.mutate(approve.left(items)) }}
			onClose={onClose}
		>
			<p>{text("promotions.approveSeveralText")}</p>
			{leftOut > 0 && <p className="soft">{text("promotions.leftOut", { count: leftOut })}</p>}
		</ConfirmDialog>
	);
}
