import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEvent, type FormEventHandler, type ReactNode, useId } from "react";
import type { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { Wrong } from "../states/Notice.tsx";
import { uiMessages } from "../ui.messages.ts";
import Mui from "./Mui.tsx";

type Props = {
	title: string;
	children: ReactNode;
	/** What the button says, and what it says while the write is under way. Without it there is nothing to send. */
	submit?: string;
	submitting?: string;
	/** What closes it says; "Cancel" by default. */
	cancel?: string;
	/** None where the form only leads elsewhere. */
	write?: Pick<ReturnType<typeof useWrite>, "isPending" | "reason">;
	/** In place of the write's own words, where there is more to say. */
	wrong?: ReactNode;
	/** Something is missing before it may be sent. */
	incomplete?: boolean;
	/** Much is typed here: a click beside the dialog must not throw it away. */
	guarded?: boolean;
	/** Two fields stand beside each other. */
	wide?: boolean;
	onSubmit: FormEventHandler;
	onClose: () => void;
};

/** A form that writes, in a dialog: what went wrong on top, its two buttons always in the same place. */
export function FormDialog({
	title,
	children,
	write,
	wrong = write?.reason,
	onSubmit,
	onClose,
	...rest
}: Props) {
	const text = useText(uiMessages);
	const {
		submit,
		submitting = submit,
		cancel = text("ui.cancel"),
		incomplete,
		guarded,
		wide,
	} = rest;
	const id = useId();
	const send = (event: FormEvent) => {
		event.preventDefault();
		onSubmit(event);
	};
	return (
		<Mui>
			<Dialog
				open
				fullWidth
				maxWidth={wide ? "md" : "sm"}
				aria-labelledby={id}
				onClose={(_, by) => {
					if (!(guarded && by === "backdropClick")) onClose();
				}}
			>
				<DialogTitle id={id}>{title}</DialogTitle>
				<form className="dialog-form" noValidate onSubmit={send}>
					<DialogContent className="stack" dividers>
						<Wrong>{wrong}</Wrong>
						{children}
					</DialogContent>
					<DialogActions className="dialog-actions">
						<Button onClick={onClose}>{cancel}</Button>
						{submit && (
							<Button type="submit" kind="primary" disabled={write?.isPending || incomplete}>
								{write?.isPending ? submitting : submit}
							</Button>
						)}
					</DialogActions>
				</form>
			</Dialog>
		</Mui>
	);
}
