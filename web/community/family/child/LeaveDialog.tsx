import type { Child } from "#shared/people/families/families.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { allFamiliesQuery, families } from "../../../people/families/families.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";

/** Asks for confirmation before a guardian stops acting for a child. */
export default function LeaveDialog({
	child,
	onDone,
	onClose,
}: {
	child: Child;
	onDone: () => void;
	onClose: () => void;
}) {
	const text = useText(familyMessages);
	const name = useNames()(child).full;
	const leave = useWrite({
		call: (_: void, key) => families.leave({ params: { id: child.id }, key }),
		toast: () => ({ title: text("family.left"), text: name }),
		changed: [allFamiliesQuery],
		done: onDone,
	});
	return (
		<ConfirmDialog
			title={text("family.leaveOf", { name })}
			submit={text("family.leave")}
			submitting={text("family.leaving")}
			write={leave}
			onClose={onClose}
		>
			<p>
				<Sentence>{text("family.leaveText", { name: isolateName(name) })}</Sentence>
			</p>
		</ConfirmDialog>
	);
}
