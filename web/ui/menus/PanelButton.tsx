import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Button, type ButtonKind } from "../Button.tsx";
import { useLeaving } from "../dialogs/useLeaving.ts";
import { shiftIntoWindow } from "./placeBeside.ts";
import "./panel.css";

type Props = {
	/** Content of the button. */
	label: ReactNode;
	/** Accessible name, where the label alone would be ambiguous. */
	name?: string;
	kind?: ButtonKind;
	className?: string;
	disabled?: boolean;
	/** The key that presses the button, with `useTableKeys`. */
	keys?: string;
	/** The panel's content; receives a function that closes it. */
	children: (close: () => void) => ReactNode;
};

/**
 * A button that opens a small panel below it, inside the window. The panel closes on Escape, on a press or focus
 * outside, and when the page changes.
 */
export function PanelButton({ label, name, kind, className, disabled, keys, children }: Props) {
	const { key } = useLocation();
	const [open, setOpen] = useState(false);
	const place = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const panel = useRef<HTMLDivElement>(null);
	const id = useId();
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the panel.
	useEffect(() => setOpen(false), [key]);
	useLayoutEffect(() => {
		if (open && panel.current) shiftIntoWindow(panel.current);
	}, [open]);
	useLeaving(
		open,
		(target) => place.current?.contains(target) ?? false,
		(byKey) => (byKey ? close() : setOpen(false)),
	);
	return (
		<div className={["panel-place", className].filter(Boolean).join(" ")} ref={place}>
			<Button
				ref={button}
				kind={kind}
				disabled={disabled}
				data-tooltip={typeof label === "string" ? undefined : ""}
				aria-label={name}
				aria-keyshortcuts={keys}
				aria-expanded={open}
				aria-controls={open ? id : undefined}
				onClick={() => setOpen(!open)}
			>
				{label}
			</Button>
			{open && (
				<div id={id} className="panel" ref={panel}>
					{children(close)}
				</div>
			)}
		</div>
	);
}
