import { broadcastMessages } from "../../broadcasts/broadcasts.messages.ts";
import { WriteButton } from "../../broadcasts/WriteButton.tsx";
import { useText } from "../../core/language/messages.ts";
import CoachClasses from "../../training-classes/manage/CoachClasses.tsx";
import { useClassTexts } from "../../training-classes/useClassTexts.ts";

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
