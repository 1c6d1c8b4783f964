import { useState } from "react";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";
import { useCopy } from "./useCopy.ts";

const inHalves = (code: string) => `${code.slice(0, 5)}-${code.slice(5)}`;

type Props = { codes: readonly string[]; email: string; onClose: () => void };

/** Recovery codes, shown only once: to copy, save as a file or print. */
export function RecoveryCodes({ codes, email, onClose }: Props) {
	const text = useText(secondFactorMessages);
	const [isSaved, setSaved] = useState(false);
	const lines = codes.map(inHalves);
	const file = `${text("second.codesOf", { email })}\n\n${lines.join("\n")}\n`;
	const copyText = useCopy();
	const copy = () => copyText(lines.join("\n"), "second.copied");
	return (
		<FormDialog
			guarded
			title={text("second.codes")}
			submit={text("second.finish")}
			cancel={null}
			incomplete={!isSaved}
			onClose={copy}
			onSubmit={onClose}
		>
			<p>{text("second.codesText")}</p>
			<ol className="recovery-codes" dir="ltr">
				{lines.map((line) => (
					<li key={line}>
						<code>{line}</code>
					</li>
				))}
			</ol>
			<p className="row">
				<Button onClick={copy}>{text("second.copy")}</Button>
				<ButtonLink
					download="recovery-codes.txt"
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
				>
					{text("second.save")}
				</ButtonLink>
			</p>
			<CheckField
				label={text("second.kept")}
				checked={isSaved}
				onChange={() => setSaved(!isSaved)}
			/>
		</FormDialog>
	);
}
