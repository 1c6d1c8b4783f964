import { useState } from "react";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button, type ButtonKind } from "../../../ui/Button.tsx";
import { trainingClassMessages } from "../training-classes.messages.ts";
import { useClassTexts } from "../useClassTexts.ts";

const TrialDialog = lazyPart(() => import("./TrialDialog.tsx"));

type Props = { one: TrainingClass; kind?: ButtonKind };

/** Lets a visitor ask for a trial class. */
export function TrialButton({ one, kind }: Props) {
	const text = useText(trainingClassMessages);
	const { title } = useClassTexts()(one);
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button
				kind={kind}
				opens
				aria-label={text("class.askAbout", { title })}
				onClick={() => setOpen(true)}
			>
				{text("class.ask")}
			</Button>
			{isOpen && <TrialDialog one={one} onClose={() => setOpen(false)} />}
		</>
	);
}
