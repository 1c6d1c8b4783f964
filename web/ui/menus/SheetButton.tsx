import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useText } from "../../core/language/messages.ts";
import { Button, type ButtonKind } from "../Button.tsx";
import { useBackButton } from "../dialogs/useBackButton.ts";
import { uiMessages } from "../ui.messages.ts";
import { placeBeside } from "./placeBeside.ts";
import "./sheet.css";

type Props = {
	/** Content of the button. */
	label: ReactNode;
	/** Accessible name, where the label alone would be ambiguous. */
	name?: string;
	kind?: ButtonKind;
	className?: string;
	/** The question that the sheet asks. */
	title: string;
	/** The answers; receives a function that closes the sheet. */
	children: (close: () => void) => ReactNode;
};

type SheetProps = Pick<Props, "title" | "children"> & {
	id: string;
	/** The button that opened the sheet. */
	anchor: HTMLElement | null;
	onClose: () => void;
};

function Sheet({ id, title, anchor, onClose, children }: SheetProps) {
	const text = useText(uiMessages);
	const sheet = useRef<HTMLDialogElement>(null);
	useBackButton(onClose);
	useLayoutEffect(() => {
		const opened = sheet.current;
		if (!opened || !anchor) return;
		// Tests have no top layer.
		if (opened.showModal) opened.showModal();
		else opened.setAttribute("open", "");
		const place = () => placeBeside(anchor, opened);
		place();
		// The content may arrive later and grow.
		const grown = globalThis.ResizeObserver && new ResizeObserver(place);
		grown?.observe(opened);
		addEventListener("resize", place);
		addEventListener("scroll", place, true);
		return () => {
			grown?.disconnect();
			removeEventListener("resize", place);
			removeEventListener("scroll", place, true);
			// The button can have the focus only once the page is no longer behind a modal dialog.
			opened.close?.();
			anchor.focus({ preventScroll: true });
		};
	}, [anchor]);
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, as the browser reports.
		<dialog
			ref={sheet}
			id={id}
			className="sheet"
			aria-labelledby={`${id}-title`}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			// A press on the backdrop has the dialog itself as its target.
			onClick={({ target }) => target === sheet.current && onClose()}
		>
			<div className="sheet-content">
				<header>
					<h2 id={`${id}-title`}>{title}</h2>
					<Button kind="plain" aria-label={text("ui.close")} onClick={onClose}>
						<span aria-hidden="true">×</span>
					</Button>
				</header>
				{children(onClose)}
			</div>
		</dialog>
	);
}

/**
 * A button that asks a short question before it acts, such as whom to register. On phones the
 * answers come from below; elsewhere they stand beside the button and inside the window. Escape,
 * Back, and a press outside close them, and the button has the focus again.
 */
export function SheetButton({ label, name, kind, className, title, children }: Props) {
	const { pathname } = useLocation();
	const [isOpen, setOpen] = useState(false);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	// biome-ignore lint/correctness/useExhaustiveDependencies: going to another page closes the sheet.
	useEffect(() => setOpen(false), [pathname]);
	return (
		<div className={className}>
			<Button
				ref={button}
				kind={kind}
				aria-label={name}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				aria-controls={isOpen ? id : undefined}
				onClick={() => setOpen(true)}
			>
				{label}
			</Button>
			{isOpen && (
				<Sheet id={id} title={title} anchor={button.current} onClose={() => setOpen(false)}>
					{children}
				</Sheet>
			)}
		</div>
	);
}
