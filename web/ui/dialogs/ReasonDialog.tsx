import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import type { useWrite } from "../../core/calls/useWrite.ts";
import { Button } from "../Button.tsx";
import { AreaField } from "../fields/Field.tsx";
import { FormDialog } from "./FormDialog.tsx";

type Props = Omit<ComponentProps<typeof FormDialog>, "onSubmit" | "write" | "children"> & {
	/** The write, which is given the reason as it was typed. */
	write: Pick<ReturnType<typeof useWrite>, "isPending" | "reason"> & {
		mutate: (reason: string) => void;
	};
	/** What happens, above the reason. */
	children: ReactNode;
	/** Label of the reason; without it the dialog only asks. */
	label?: string;
	hint?: string;
	rows?: number;
	/** Whether the label says that the reason may be left out. */
	optional?: boolean;
	/** Error of a missing reason, if one has to be given. */
	missing?: string;
	/** Reasons to choose from, each added to what is typed. */
	ready?: { label: string; reasons: readonly { word: string; text: string }[] };
};

/** Asks for a reason before a refusal, which the person concerned reads. */
export default function ReasonDialog({
	write,
	children,
	label,
	hint,
	rows,
	optional,
	missing,
	ready,
	...rest
}: Props) {
	const reason = useRef<HTMLTextAreaElement>(null);
	const [isMissing, setMissing] = useState(false);
	const add = (text: string) => {
		if (!reason.current) return;
		reason.current.value = [reason.current.value.trim(), text].filter(Boolean).join("\n");
		reason.current.focus();
		setMissing(false);
	};
	const submit = () => {
		const typed = reason.current?.value ?? "";
		const isBlank = missing !== undefined && typed.trim() === "";
		setMissing(isBlank);
		if (isBlank) reason.current?.focus();
		else write.mutate(typed);
	};
	return (
		<FormDialog {...rest} write={write} onSubmit={submit}>
			<p>{children}</p>
			{ready && (
				<fieldset className="row plain-set" aria-label={ready.label}>
					{ready.reasons.map(({ word, text }) => (
						<Button key={word} className="filter" onClick={() => add(text)}>
							{word}
						</Button>
					))}
				</fieldset>
			)}
			{label && (
				<AreaField
					ref={reason}
					optional={optional}
					label={label}
					hint={hint}
					error={isMissing ? missing : undefined}
					{...(rows && { rows })}
					maxLength={500}
				/>
			)}
		</FormDialog>
	);
}
