import type { Merge } from "#shared/community/merges/merges.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { mergesMessages } from "./merges.messages.ts";
import { merges, mergesPages, pairsPages } from "./merges.queries.ts";

/** Undoes a merge. */
export default function UndoDialog({ merge, onClose }: { merge: Merge; onClose: () => void }) {
	const text = useText(mergesMessages);
	const mergedName = useNames()(merge.gone).full;
	const undo = useWrite({
		call: (_: void, key) => merges.undo({ params: { id: merge.id }, key }),
		toast: () => ({ title: text("merges.undone"), text: mergedName }),
		changed: [mergesPages, pairsPages],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("merges.undoTitle")}
			submit={text("merges.undo")}
			submitting={text("merges.undoing")}
			write={undo}
			onClose={onClose}
		>
			<p>
				<Sentence>
					{text("merges.undoText", {
						gone: isolateName(mergedName),
						email: `\u2066${merge.gone.email}\u2069`,
					})}
				</Sentence>
			</p>
		</ConfirmDialog>
	);
}
