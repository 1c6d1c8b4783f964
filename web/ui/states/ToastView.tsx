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
 * Closes the toast when its time is over.
 * @returns the props that stop the time while the toast is hovered or focused
 */
function useTimeLeft(toast: Toast, onClose: () => void) {
	const [hovered, setHovered] = useState(false);
	const [focused, setFocused] = useState(false);
	const isPaused = hovered || focused;
	const left = useRef(toast.undo || toast.link ? undoMs : displayMs);
	useEffect(() => {
		if (isPaused) return;
		const since = performance.now();
		const timer = setTimeout(onClose, left.current);
		return () => {
			clearTimeout(timer);
			left.current -= performance.now() - since;
		};
	}, [isPaused, onClose]);
	return {
		onPointerEnter: () => setHovered(true),
		onPointerLeave: () => setHovered(false),
		onFocus: () => setFocused(true),
		onBlur: () => setFocused(false),
	};
}

/** Closes the toast when it is swiped to its end. */
function useSwipe(onClose: () => void) {
	const start = useRef<number>(undefined);
	return {
		onPointerDown: (event: PointerEvent) => {
			start.current = event.clientX;
		},
		onPointerUp: (event: PointerEvent) => {
			const way = event.clientX - (start.current ?? event.clientX);
			const rtl = document.documentElement.dir === "rtl";
			if (way >= swipePx || (rtl && way <= -swipePx)) onClose();
		},
	};
}

function Message({ toast }: { toast: Toast }) {
	return (
		<>
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
		</>
	);
}

/**
 * One toast. Closes after five seconds, or ten if it offers "Undo", paused while hovered or
 * focused, or by a swipe to the right (in Arabic also to the left).
 */
export function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
	const text = useText(uiMessages);
	const swipe = useSwipe(onClose);
	const hold = useTimeLeft(toast, onClose);
	const action = toast.undo ?? toast.view;
	// Dialogs on phones begin below the toast.
	const measure = (element: HTMLElement | null) =>
		document.body.style.setProperty("--toast", `${element?.offsetHeight ?? 0}px`);
	return (
		<div
			ref={measure}
			className={`toast ${toast.kind}`}
			role={toast.kind === "error" ? "alert" : "status"}
			{...swipe}
			{...hold}
		>
			<Message toast={toast} />
			{toast.link && (
				<p>
					<a href={toast.link.href} target="_blank" rel="noreferrer">
						{toast.link.text}
					</a>
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
