import type { Pair } from "#shared/community/merges/merges.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { mergesMessages } from "./merges.messages.ts";
import { merges, pairsPages } from "./merges.queries.ts";

type Props = { pair: Pair; names: string; onClose: () => void };

/** Records that two records are different people. */
export default function DismissDialog({ pair, names, onClose }: Props) {
	const text = useText(mergesMessages);
	const dismiss = useWrite({
		call: (_: void, key) => merges.dismiss({ params: { id: pair.id }, key }),
		toast: () => ({ title: text("merges.dismissed"), text: names }),
		changed: [pairsPages],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("merges.dismissTitle")}
			submit={text("merges.dismiss")}
			submitting={text("merges.dismissing")}
			write={dismiss}
			onClose={onClose}
		>
			<p>{text("merges.dismissText", { names })}</p>
		</ConfirmDialog>
	);
}
