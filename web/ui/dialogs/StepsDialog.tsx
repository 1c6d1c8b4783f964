import Dialog from "@mui/material/Dialog";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { Page } from "../Page.tsx";
import Mui from "./Mui.tsx";
import "./steps.css";

type Frame = { title: string; onClose: () => void; children: ReactNode };

/**
 * A dialog that fills the window, for a form in several steps. It has its own address, so the
 * browser's Back leaves it like a page.
 */
export function StepsDialog({ title, onClose, children }: Frame) {
	const id = useId();
	return (
		<Mui>
			<Page title={title} />
			<Dialog
				open
				fullScreen
				className="steps-dialog"
				aria-labelledby={id}
				onClose={(_, by) => {
					if (by !== "backdropClick") onClose();
				}}
			>
				<DialogTitle id={id}>{title}</DialogTitle>
				{children}
			</Dialog>
		</Mui>
	);
}
