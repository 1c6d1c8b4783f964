import type { ComponentProps } from "react";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { useCoachAddressee } from "../../../people/coaches/useCoachAddressee.ts";
import { ContactButton } from "../../../people/contact/ContactButton.tsx";
import { useNames } from "../../../people/users/names.ts";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { useClassTexts } from "../useClassTexts.ts";

type Props = Pick<ComponentProps<typeof ContactButton>, "kind"> & { one: TrainingClass };

/** Lets a visitor ask for a trial class: its coach, or the federation while it has none. */
export function TrialButton({ one, kind }: Props) {
	const text = useText(trainingClassMessages);
	const names = useNames();
	const addressee = useCoachAddressee();
	const { title } = useClassTexts()(one);
	return (
		<ContactButton
			kind={kind}
			label={text("class.askAbout", { title })}
			to={one.coach ? addressee(one.coachId, names(one.coach).full) : undefined}
		>
			{text("class.ask")}
		</ContactButton>
	);
}
