import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { type FormEventHandler, type ReactNode, useEffect, useId, useRef } from "react";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { Page } from "../Page.tsx";
import { Wrong } from "../states/Notice.tsx";
import { uiMessages } from "../ui.messages.ts";
import Mui from "./Mui.tsx";
import "./steps.css";

export type Step<Id extends string = string> = {
	id: Id;
	label: string;
	/** Whether the step cannot be opened yet. */
	disabled?: boolean;
};

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

type Props<Id extends string> = {
	steps: readonly Step<Id>[];
	current: Id;
	onStep: (step: Id) => void;
	/** Why the step could not be saved. */
	wrong?: ReactNode;
	/** The buttons of the step; the submit button is the last one. */
	actions: ReactNode;
	onSubmit: FormEventHandler;
	children: ReactNode;
};

/** One step in a `StepsDialog`: the list of all steps, its fields and its buttons. */
export function StepForm<Id extends string>({
	steps,
	current,
	onStep,
	wrong,
	actions,
	onSubmit,
	children,
}: Props<Id>) {
	const text = useText(uiMessages);
	const heading = useRef<HTMLHeadingElement>(null);
	const opened = useRef(current);
	useEffect(() => {
		if (opened.current === current) return;
		opened.current = current;
		heading.current?.focus();
	}, [current]);
	return (
		<form
			className="dialog-form"
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit(event);
			}}
		>
			<DialogContent className="stack" dividers>
				<nav aria-label={text("ui.steps")}>
					<ol className="steps">
						{steps.map(({ id, label, disabled }) => (
							<li key={id}>
								<Button
									kind="plain"
									aria-current={id === current ? "step" : undefined}
									disabled={disabled}
									onClick={() => onStep(id)}
								>
									{label}
								</Button>
							</li>
						))}
					</ol>
				</nav>
				<h2 ref={heading} tabIndex={-1} className="step-heading">
					{steps.find(({ id }) => id === current)?.label}
				</h2>
				<Wrong>{wrong}</Wrong>
				{children}
			</DialogContent>
			<DialogActions className="dialog-actions">{actions}</DialogActions>
		</form>
	);
}
