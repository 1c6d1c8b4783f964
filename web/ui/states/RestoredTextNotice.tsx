import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";
import { Notice } from "./Notice.tsx";

type Props = { isRestored: boolean; discard: () => void };

/** Says that a form has what was typed into it earlier, with a button to discard it. */
export function RestoredTextNotice({ isRestored, discard }: Props) {
	const text = useText(uiMessages);
	if (!isRestored) return null;
	return (
		<Notice>
			<p>{text("ui.typedKept")}</p>
			<p>
				<Button kind="link" onClick={discard}>
					{text("ui.typedDiscard")}
				</Button>
			</p>
		</Notice>
	);
}
