import { lazy, Suspense, useState } from "react";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { uiMessages } from "../ui.messages.ts";

const RowMenuItems = lazy(() => import("./RowMenuItems.tsx"));

/** An item of a menu: a link, or a button. `danger` marks what removes something. */
export type RowAction = { label: string; danger?: boolean } & (
	| { to: string }
	| { onSelect: () => unknown; disabled?: boolean }
);

/** The "⋯" button of a row or card, with its rarer actions in a menu. */
export function RowMenu({
	name,
	actions,
}: {
	/** What the row is about, for the button's accessible name. */
	name: string;
	actions: readonly RowAction[];
}) {
	const text = useText(uiMessages);
	const [anchor, setAnchor] = useState<HTMLElement>();
	if (actions.length === 0) return null;
	return (
		<>
			<Button
				kind="plain"
				className="row-menu"
				aria-label={text("ui.moreActions", { name })}
				aria-haspopup="menu"
				aria-expanded={anchor !== undefined}
				onClick={({ currentTarget }) => setAnchor(currentTarget)}
			>
				<span aria-hidden="true">⋯</span>
			</Button>
			{anchor && (
				<Suspense>
					<RowMenuItems anchor={anchor} actions={actions} onClose={() => setAnchor(undefined)} />
				</Suspense>
			)}
		</>
	);
}
