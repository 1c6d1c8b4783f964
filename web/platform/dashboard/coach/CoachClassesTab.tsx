import { broadcastMessages } from "../../../content/broadcasts/broadcasts.messages.ts";
import { WriteButton } from "../../../content/broadcasts/WriteButton.tsx";
import { useText } from "../../../core/language/messages.ts";
import CoachClasses from "../../../training/training-classes/manage/CoachClasses.tsx";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";

/** A coach's classes, each with a button to write to its members. */
export default function CoachClassesTab() {
	const text = useText(broadcastMessages);
	const texts = useClassTexts();
	return (
		<CoachClasses
			actions={(one) => (
				<WriteButton
					to={{ kind: "class", trainingClassId: String(one.id) }}
					aria-label={text("broadcast.writeTo", { title: texts(one).title })}
				>
					{text("broadcast.write")}
				</WriteButton>
			)}
		/>
	);
}
