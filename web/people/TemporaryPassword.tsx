import { useState } from "react";
import type { CreatedMember } from "#shared/people/people.schema.ts";
import { useText } from "../core/messages.ts";
import { Button } from "../ui/Button.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useNames } from "../users/names.ts";
import { personFormMessages } from "./personForm.messages.ts";
import { useInvite } from "./useInvite.ts";
import "./people-desk.css";

/** The password of somebody who was just added: shown once. Where it was lost on its way, they are invited. */
export function TemporaryPassword({ created, onClose }: { created: CreatedMember; onClose: () => void }) {
	const text = useText(personFormMessages);
	const name = useNames()(created.user).full;
	const [copied, setCopied] = useState<"copied" | "notCopied" | null>(null);
	const invite = useInvite(created.user, onClose);
	const { temporaryPassword: password } = created;
	if (password === null) {
		return (
			<FormDialog
				guarded
				title={text("personForm.created")}
				submit={text("personForm.invite")}
				cancel={text("personForm.done")}
				write={invite}
				onClose={onClose}
				onSubmit={() => invite.mutate()}
			>
				<Notice>{text("personForm.passwordLost")}</Notice>
			</FormDialog>
		);
	}
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
			<p className="temporary-password">
				<code dir="ltr">{password}</code>
				<Button onClick={copy}>{text("personForm.copy")}</Button>
			</p>
			<p className="small soft" role="status">
				{copied && text(`personForm.${copied}`)}
			</p>
		</FormDialog>
	);
}
