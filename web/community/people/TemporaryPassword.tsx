import { useState } from "react";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Button } from "../../ui/Button.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { personFormMessages } from "./personForm.messages.ts";
import "./lists/people-list.css";

type Props = {
	person: Parameters<ReturnType<typeof useNames>>[0];
	password: string;
	onClose: () => void;
};

/** A person's temporary password, shown only once. */
export function TemporaryPassword({ person, password, onClose }: Props) {
	const text = useText(personFormMessages);
	const name = useNames()(person).full;
	const [copied, setCopied] = useState<"copied" | "notCopied" | null>(null);
	/** Opens the phone's own sheet, to send the password by a messenger. */
	const share = () =>
		navigator
			.share({
				text: text("personForm.shareText", { password, address: `${location.origin}/login` }),
			})
			// `share` also rejects when the user closes the sheet, which is not an error.
			.catch(() => undefined);
	const copy = () =>
		navigator.clipboard.writeText(password).then(
			() => setCopied("copied"),
			() => setCopied("notCopied"),
		);
	return (
		<FormDialog
			guarded
			title={text("personForm.passwordOf", { name })}
			cancel={text("personForm.done")}
			onClose={onClose}
			onSubmit={onClose}
		>
			<p>{text("personForm.passwordText")}</p>
			<p>{text("personForm.passwordNoMail")}</p>
			<p className="temporary-password">
				<code dir="ltr">{password}</code>
				<Button onClick={copy}>{text("personForm.copy")}</Button>
				{"share" in navigator && <Button onClick={share}>{text("personForm.share")}</Button>}
			</p>
			<p className="small soft" role="status">
				{copied && text(`personForm.${copied}`)}
			</p>
		</FormDialog>
	);
}
