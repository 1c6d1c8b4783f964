import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useText } from "../../core/language/messages.ts";
import type { Toast } from "../../core/toasts.tsx";
import { Button } from "../Button.tsx";
import { Sentence } from "../texts/Sentence.tsx";
import { uiMessages } from "../ui.messages.ts";

const displayMs = 5_000;
/** Longer with "Undo", because deciding takes time. */
const undoMs = 10_000;
const swipePx = 50;

/**
 * One toast. Closes after five seconds, or ten if it offers "Undo", paused while hovered or
 * focused, or by a swipe to the right (in Arabic also to the left).
 */
export function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
	const text = useText(uiMessages);
	const start = useRef<number>(undefined);
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const held = hovered || focused;
	const action = toast.undo ?? toast.view;
	const left = useRef(toast.undo ? undoMs : displayMs);
	useEffect(() => {
		if (held) return;
		const since = performance.now();
		const gone = setTimeout(onClose, left.current);
		return () => {
			clearTimeout(gone);
			left.current -= performance.now() - since;
		};
	}, [held, onClose]);
	const swiped = (event: PointerEvent) => {
		const way = event.clientX - (start.current ?? event.clientX);
		const rtl = document.documentElement.dir === "rtl";
		if (way >= swipePx || (rtl && way <= -swipePx)) onClose();
	};
	// Dialogs on phones begin below the toast.
	const measure = (element: HTMLElement | null) =>
		document.body.style.setProperty("--toast", `${element?.offsetHeight ?? 0}px`);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it listens to be held and swiped; its button does all by keyboard.
		<div
			ref={measure}
			className={`toast ${toast.kind}`}
			role={toast.kind === "error" ? "alert" : "status"}
			onPointerDown={(event) => {
				start.current = event.clientX;
			}}
			onPointerUp={swiped}
			onPointerEnter={() => setHovered(true)}
			onPointerLeave={() => setHovered(false)}
			onFocus={() => setFocused(true)}
			onBlur={() => setFocused(false)}
		>
			<p>
				<strong>{toast.title}</strong>
			</p>
			{toast.text && (
				<p className="small">
					<Sentence>{toast.text}</Sentence>
				</p>
			)}
			{toast.line && (
				<p className="small">
					<Sentence>{toast.line}</Sentence>
				</p>
			)}
			{action && (
				<p>
					<Button
						kind="link"
						onClick={() => {
							onClose();
							action();
						}}
					>
						{text(toast.undo ? "ui.undo" : "ui.view")}
					</Button>
				</p>
			)}
			<Button kind="plain" data-tooltip="" aria-label={text("ui.close")} onClick={onClose}>
				<span aria-hidden="true">✕</span>
			</Button>
		</div>
	);
}
