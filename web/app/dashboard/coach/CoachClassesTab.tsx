import { broadcastMessages } from "../../../community/broadcasts/broadcasts.messages.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import CoachClasses from "../../../training/training-classes/manage/CoachClasses.tsx";

const BroadcastDialog = lazyPart(
	() => import("../../../community/broadcasts/write/BroadcastDialog.tsx"),
);

/** A coach's classes, each with a way to write to its members. */
export default function CoachClassesTab() {
	const text = useText(broadcastMessages);
	return (
		<CoachClasses
			write={{
				label: text("broadcast.write"),
				dialog: ({ id }, onClose) => (
					<BroadcastDialog to={{ kind: "class", trainingClassId: String(id) }} onClose={onClose} />
				),
			}}
		/>
	);
}
