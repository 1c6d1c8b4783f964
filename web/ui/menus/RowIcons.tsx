import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";
import type { SelectAction } from "./RowMenu.tsx";
import "./row-icons.css";

/** Drawings of 24 by 24, in strokes. */
const icons = {
	edit: "M4 20h4L19 9l-4-4L4 16zM13 7l4 4",
	delete: "M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
	addClass: "M4 4h16v16H4zM12 8v8M8 12h8",
	progress: "M4 18l5-5 4 3 7-8M15 8h5v5",
	judge:
		"M10 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M18 7v6M15 10h6",
};

/** An action of a row that has a button of its own. */
export type IconAction = SelectAction & {
	icon: keyof typeof icons;
	/** Accessible name; by default the label and what the row is about. */
	title?: string;
};

/** Icon buttons for a row's named actions, each with its label as tooltip. */
export function RowIcons({
	name,
	actions,
}: {
	/** What the row is about, for the buttons' accessible names. */
	name: string;
	actions: readonly IconAction[];
}) {
	const text = useText(uiMessages);
	return (
		<span className="row-icons">
			{actions.map(({ icon, label, title, danger, disabled, onSelect }) => (
				<Button
					key={icon}
					opens
					kind="plain"
					className={danger ? "icon-button danger" : "icon-button"}
					data-tooltip={label}
					aria-label={title ?? text("ui.actionOf", { action: label, name })}
					disabled={disabled}
					onClick={onSelect}
				>
					<svg
						width="20"
						height="20"
						viewBox="0 0 24 24"
						fill="none"
						stroke="currentColor"
						strokeWidth="1.75"
						strokeLinecap="round"
						strokeLinejoin="round"
						aria-hidden="true"
					>
						<path d={icons[icon]} />
					</svg>
				</Button>
			))}
		</span>
	);
}
