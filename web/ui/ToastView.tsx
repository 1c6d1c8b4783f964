import Snackbar from "@mui/material/Snackbar";
import { type PointerEvent, useRef } from "react";
import { useText } from "../core/messages.ts";
import type { Toast } from "../core/toasts.tsx";
import Mui from "./Mui.tsx";
import { uiMessages } from "./ui.messages.ts";

const displayMs = 5_000;
const swipePx = 50;

/** One toast; swiped away to the right, in Arabic to the left as well. */
export default function ToastView({ toast, onClose }: { toast: Toast; onClose: () => void }) {
	const text = useText(uiMessages);
	const start = useRef<number>(undefined);
	const swiped = (event: PointerEvent) => {
		const way = event.clientX - (start.current ?? event.clientX);
		const rtl = document.documentElement.dir === "rtl";
		if (way >= swipePx || (rtl && way <= -swipePx)) onClose();
	};
	return (
		<Mui>
			<Snackbar
				open
				autoHideDuration={displayMs}
				onClose={(_, reason) => reason !== "clickaway" && onClose()}
				anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
			>
				<div
					className={`toast ${toast.kind}`}
					role={toast.kind === "error" ? "alert" : "status"}
					onPointerDown={(event) => {
						start.current = event.clientX;
					}}
					onPointerUp={swiped}
				>
					<p>
						<strong>{toast.title}</strong>
					</p>
					{toast.text && <p className="small">{toast.text}</p>}
					<button type="button" className="button plain" aria-label={text("ui.close")} onClick={onClose}>
						<span aria-hidden="true">✕</span>
					</button>
				</div>
			</Snackbar>
		</Mui>
	);
}
