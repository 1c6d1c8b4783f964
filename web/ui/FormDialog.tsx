import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEventHandler, type ReactNode, useId } from "react";
import Mui from "./Mui.tsx";

type Props = {
	title: string;
	children: ReactNode;
	submit: string;
	cancel: string;
	pending: boolean;
	/** Much is typed here: a click beside the dialog must not throw it away. */
	guarded?: boolean;
	onSubmit: FormEventHandler;
	onClose: () => void;
};

/** A form in a dialog, with its two buttons always in the same place. */
export function FormDialog({ title, children, submit, cancel, pending, guarded, onSubmit, onClose }: Props) {
	const id = useId();
	return (
		<Mui>
			<Dialog
				open
				fullWidth
				maxWidth="sm"
				aria-labelledby={id}
				onClose={(_, by) => {
					if (!(guarded && by === "backdropClick")) onClose();
				}}
			>
				<DialogTitle id={id}>{title}</DialogTitle>
				<form className="dialog-form" noValidate onSubmit={onSubmit}>
					<DialogContent className="stack" dividers>
						{children}
					</DialogContent>
					<DialogActions className="dialog-actions">
						<button type="button" className="button" onClick={onClose}>
							{cancel}
						</button>
						<button type="submit" className="button primary" disabled={pending}>
							{submit}
						</button>
					</DialogActions>
				</form>
			</Dialog>
		</Mui>
	);
}
