import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEvent, type FormEventHandler, type ReactNode, useId, useState } from "react";
import type { useWrite } from "../../core/calls/useWrite.ts";
import type { FailedRecord } from "../../core/calls/useWriteEach.ts";
import { useDraft } from "../../core/forms/useTypedTexts.ts";
import { useText } from "../../core/language/messages.ts";
import { dismissErrorToast } from "../../core/toasts.tsx";
import { Button } from "../Button.tsx";
import { Wrong } from "../states/Notice.tsx";
import { RestoredTextNotice } from "../states/RestoredTextNotice.tsx";
import { uiMessages } from "../ui.messages.ts";
import { FailedRecords } from "./FailedRecords.tsx";
import Mui from "./Mui.tsx";
import { useBackButton } from "./useBackButton.ts";
import { WaitingSubmit } from "./waitingSubmit.ts";

type Props = {
	title: string;
	children: ReactNode;
	/**
	 * Label of the submit button, and its label while the write is pending. Without it there is no
	 * submit button.
	 */
	submit?: string;
	submitting?: string;
	/** Label of the close button; "Cancel" by default. Null leaves it out. */
	cancel?: string | null;
	/** Undefined if the form makes no write. */
	write?: Pick<ReturnType<typeof useWrite>, "isPending" | "reason"> & {
		/** The records of a bulk action that failed. */
		failures?: readonly FailedRecord[];
	};
	/** Replaces the write's error text, for a more detailed one. */
	wrong?: ReactNode;
	/** Further buttons beside the submit button. */
	also?: ReactNode;
	/** Disables submitting until required input is complete. */
	incomplete?: boolean;
	/** For long forms: a click outside must not close the dialog and lose the input. */
	guarded?: boolean;
	/**
	 * Key of what is edited, such as "child-7": what is typed is kept under it for this person, until
	 * it is saved or discarded. Records that several people edit have drafts of their own.
	 */
	draft?: string;
	/** Lays fields out in two columns. */
	wide?: boolean;
	onSubmit: FormEventHandler;
	onClose: () => void;
};

/**
 * A dialog with a form that writes: errors at the top, the two buttons always in the same place.
 */
export function FormDialog({
	title,
	children,
	write,
	wrong = write?.reason,
	onSubmit,
	onClose: close,
	draft,
	...rest
}: Props) {
	const text = useText(uiMessages);
	const {
		submit,
		submitting = submit,
		cancel = text("ui.cancel"),
		also,
		incomplete,
		guarded,
		wide,
	} = rest;
	const id = useId();
	const [form, setForm] = useState<HTMLFormElement | null>(null);
	/** Label of the submit button while a field delays the submission. */
	const [waiting, setWaiting] = useState<string>();
	const { noteClosing, ...texts } = useDraft(form, draft, write);
	const onClose = () => {
		noteClosing();
		dismissErrorToast();
		close();
	};
	useBackButton(onClose);
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
				<form ref={setForm} className="dialog-form" noValidate onSubmit={send}>
					<DialogContent className="stack" dividers>
						<Wrong>{wrong}</Wrong>
						<FailedRecords failures={write?.failures ?? []} />
						<RestoredTextNotice {...texts} />
						<WaitingSubmit value={setWaiting}>{children}</WaitingSubmit>
					</DialogContent>
					<DialogActions className="dialog-actions">
						{cancel !== null && <Button onClick={onClose}>{cancel}</Button>}
						{also}
						{submit && (
							<Button
								type="submit"
								kind="primary"
								disabled={write?.isPending || incomplete || waiting !== undefined}
							>
								{waiting ?? (write?.isPending ? submitting : submit)}
							</Button>
						)}
					</DialogActions>
				</form>
			</Dialog>
		</Mui>
	);
}
