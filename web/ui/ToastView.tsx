import { type PointerEvent, useEffect, useRef, useState } from "react";
import { useText } from "../core/messages.ts";
import type { Toast } from "../core/toasts.tsx";
import { uiMessages } from "./ui.messages.ts";

const displayMs = 5_000;
const swipePx = 50;

/** One toast, gone after five seconds unless somebody reads it; swiped away to the right, in Arabic to the left as well. */
export function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
	const text = useText(uiMessages);
	const start = useRef<number>(undefined);
	const [held, setHeld] = useState(false);
	useEffect(() => {
		if (held) return;
		const gone = setTimeout(onClose, displayMs);
		return () => clearTimeout(gone);
	}, [held, onClose]);
	const swiped = (event: PointerEvent) => {
		const way = event.clientX - (start.current ?? event.clientX);
		const rtl = document.documentElement.dir === "rtl";
		if (way >= swipePx || (rtl && way <= -swipePx)) onClose();
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: it listens to be held and swiped; its button does all by keyboard.
		<div
			className={`toast ${toast.kind}`}
			role={toast.kind === "error" ? "alert" : "status"}
			onPointerDown={(event) => {
				start.current = event.clientX;
			}}
			onPointerUp={swiped}
			onPointerEnter={() => setHeld(true)}
			onPointerLeave={() => setHeld(false)}
			onFocus={() => setHeld(true)}
			onBlur={() => setHeld(false)}
		>
			<p>
				<strong>{toast.title}</strong>
			</p>
			{toast.text && <p className="small">{toast.text}</p>}
			{toast.line && <p className="small">{toast.line}</p>}
			<button type="button" className="button plain" aria-label={text("ui.close")} onClick={onClose}>
				<span aria-hidden="true">✕</span>
			</button>
		</div>
	);
}
