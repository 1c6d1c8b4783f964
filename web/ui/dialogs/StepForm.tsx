import { type FormEventHandler, type ReactNode, useEffect, useRef } from "react";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../Button.tsx";
import { Wrong } from "../states/Notice.tsx";
import { uiMessages } from "../ui.messages.ts";

export type Step<Id extends string = string> = {
	id: Id;
	label: string;
	/** Whether the step cannot be opened yet. */
	disabled?: boolean;
};

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

/**
 * One step in a `StepsDialog`, which loads the styles: the list of all steps, its fields and its buttons.
 */
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
			<div className="step-content stack">
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
			</div>
			<div className="dialog-actions">{actions}</div>
		</form>
	);
}
