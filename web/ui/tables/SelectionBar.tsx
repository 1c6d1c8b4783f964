import type { ReactNode } from "react";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";
import "./selection-bar.css";

type Props = {
	/** Number of selected rows. */
	count: number;
	onClear: () => void;
	/** The buttons that act on the selected rows. */
	children: ReactNode;
};

/** Bar at the bottom of the window with the actions on the selected rows of a table. */
export function SelectionBar({ count, onClear, children }: Props) {
	const text = useText(uiMessages);
	return (
		<div className="selection-bar" role="toolbar" aria-label={text("ui.selection")} hidden={!count}>
			<strong aria-live="polite">{text("ui.selected", { count })}</strong>
			{children}
			<Button kind="plain" onClick={onClear}>
				{text("ui.clearSelection")}
			</Button>
		</div>
	);
}
