import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useText } from "../../core/language/messages.ts";
import { uiMessages } from "../ui.messages.ts";

type Shared = {
	label: string;
	hint?: ReactNode;
	/** Code or text. */
	error?: string;
	/** Whether the field may be left empty. Its label then says "(optional)". */
	optional?: boolean;
};

function useDescription(id: string, hint: ReactNode, error: string | undefined) {
	const wrong = useFieldText()(error);
	const described =
		[hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(" ") || undefined;
	const notes = (
		<>
			{hint && (
				<span className="hint" id={`${id}-hint`}>
					{hint}
				</span>
			)}
			<span className="wrong" id={`${id}-error`} role="alert" hidden={!wrong}>
				{wrong}
			</span>
		</>
	);
	return {
		notes,
		props: { id, "aria-describedby": described, "aria-invalid": wrong ? true : undefined },
	};
}

type Parts = Shared & {
	after?: ReactNode;
	children: (
		props: ReturnType<typeof useDescription>["props"] & { "aria-required": true | undefined },
	) => ReactNode;
};

function Labelled({ label, hint, error, optional, after, children }: Parts) {
	const { notes, props } = useDescription(useId(), hint, error);
	const mark = useText(uiMessages)("ui.optional");
	return (
		<div className="field">
			{/* Not part of the name: screen readers announce the required fields instead. */}
			<label
				htmlFor={props.id}
				data-optional={optional && !label.includes(mark) ? mark : undefined}
			>
				{label}
			</label>
			{children({ ...props, "aria-required": optional === false || undefined })}
			{notes}
			{after}
		</div>
	);
}

/** The checkbox that confirms an unusual value; see `useSchemaForm`. */
export type Confirmation = Pick<ComponentProps<"input">, "name" | "value" | "checked" | "onChange">;

function Confirm(box: Confirmation) {
	const id = useId();
	const text = useText(uiMessages);
	return (
		<span className="field check">
			<input type="checkbox" id={id} {...box} />
			<label htmlFor={id}>{text("ui.isRight")}</label>
		</span>
	);
}

/** A labelled input with hint and error, and with a checkbox if its value is asked about. */
export const Field = ({
	label,
	hint,
	error,
	optional,
	confirm,
	...input
}: Shared & { confirm?: Confirmation } & ComponentProps<"input">) => (
	<Labelled
		label={label}
		hint={hint}
		error={error}
		optional={optional}
		after={confirm && <Confirm {...confirm} />}
	>
		{(props) => <input {...input} {...props} />}
	</Labelled>
);

/** A code of an authenticator app, or a recovery code. */
export const CodeField = (props: Shared & ComponentProps<"input">) => (
	<Field
		className="short"
		dir="ltr"
		autoCapitalize="none"
		autoComplete="one-time-code"
		{...props}
	/>
);

/** A number as typed; accepts fractions if `inputMode` is "decimal". */
export const NumberField = (props: Shared & ComponentProps<"input">) => (
	<Field inputMode="numeric" dir="ltr" autoComplete="off" {...props} />
);

/** A search input. */
export const SearchField = (props: Shared & ComponentProps<"input">) => (
	<Field type="search" dir="auto" autoComplete="off" maxLength={100} {...props} />
);

export const AreaField = ({
	label,
	hint,
	error,
	optional,
	...area
}: Shared & ComponentProps<"textarea">) => (
	<Labelled label={label} hint={hint} error={error} optional={optional}>
		{(props) => <textarea rows={4} dir="auto" {...area} {...props} />}
	</Labelled>
);

export const SelectField = ({
	label,
	hint,
	error,
	optional,
	...select
}: Shared & ComponentProps<"select">) => (
	<Labelled label={label} hint={hint} error={error} optional={optional}>
		{(props) => <select {...select} {...props} />}
	</Labelled>
);

/** A checkbox with its label. */
export function CheckField({
	label,
	hint,
	error,
	optional: _,
	...box
}: Shared & ComponentProps<"input">) {
	const { notes, props } = useDescription(useId(), hint, error);
	return (
		<div className="field check">
			<input type="checkbox" {...box} {...props} />
			<label htmlFor={props.id}>{label}</label>
			{notes}
		</div>
	);
}

/** A password input with a button that shows and hides it. */
export function PasswordField({
	label,
	hint,
	error,
	optional: _,
	...input
}: Shared & ComponentProps<"input">) {
	const { notes, props } = useDescription(useId(), hint, error);
	const [isVisible, setVisible] = useState(false);
	const text = useText(uiMessages);
	return (
		<div className="field">
			<label htmlFor={props.id}>{label}</label>
			<div className="box">
				<input
					dir="ltr"
					className="with-button"
					{...input}
					{...props}
					type={isVisible ? "text" : "password"}
				/>
				<button
					type="button"
					className="inside"
					aria-label={text(isVisible ? "ui.hidePassword" : "ui.showPassword")}
					onClick={() => setVisible(!isVisible)}
				>
					{text(isVisible ? "ui.hide" : "ui.show")}
				</button>
			</div>
			{notes}
		</div>
	);
}
