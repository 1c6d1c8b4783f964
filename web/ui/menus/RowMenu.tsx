import { useState } from "react";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";

const RowMenuItems = lazyPart(() => import("./RowMenuItems.tsx"));

/** An item that does something, such as opening a dialog. */
export type SelectAction = {
	label: string;
	danger?: boolean;
	onSelect: () => unknown;
	disabled?: boolean;
};

/**
 * An item of a menu: a link, a file or printed sheet (`href`), or a button. `danger` marks an action
 * that deletes something, `opens` a link that opens in a new tab.
 */
export type RowAction =
	| SelectAction
	| ({ label: string; danger?: boolean } & ({ to: string } | { href: string; opens?: boolean }));

type Props = { actions: readonly RowAction[] } & (
	| {
			/** What the row is about, for the button's accessible name. */
			name: string;
			label?: undefined;
	  }
	| { label: string; name?: undefined }
);

/**
 * A button with a menu: "⋯" for the less frequent actions of a row or card, or a button with a label
 * of its own.
 */
export function RowMenu({ name, label, actions }: Props) {
	const text = useText(uiMessages);
	const [anchor, setAnchor] = useState<HTMLElement>();
	if (actions.length === 0) return null;
	return (
		<>
			<Button
				kind={label ? undefined : "plain"}
				className={label ? undefined : "row-menu"}
				data-tooltip={label ? undefined : ""}
				aria-label={label ? undefined : text("ui.moreActions", { name: name ?? "" })}
				aria-haspopup="menu"
				aria-expanded={anchor !== undefined}
				onClick={({ currentTarget }) => setAnchor(currentTarget)}
			>
				{label ?? <span aria-hidden="true">⋯</span>}
			</Button>
			{anchor && (
				<RowMenuItems anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />
			)}
		</>
	);
}
