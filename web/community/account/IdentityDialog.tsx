import { Link } from "react-router-dom";
import { ConfirmIdentity } from "#shared/identity/auth/auth.schema.ts";
import { auth } from "../../base/session/auth.client.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { CodeField, PasswordField } from "../../ui/fields/Field.tsx";
import { secondFactorMessages } from "./second-factor/second-factor.messages.ts";

const empty = { currentPassword: "", code: "" };

/** Asks for the password, and the code if a second factor is on, before a sensitive change. */
export default function IdentityDialog({ onClose }: { onClose: (confirmed: boolean) => void }) {
	const text = useText(secondFactorMessages);
	const { data: user } = useUser();
	const { field, handleSubmit, setError } = useSchemaForm(ConfirmIdentity, empty);
	const confirm = useWrite({
		call: ({ currentPassword, code }: typeof empty, key) =>
			auth.confirm({ body: { currentPassword, ...(code && { code }) }, key }),
		setError,
		done: () => onClose(true),
	});
	return (
		<FormDialog
			title={text("second.confirmTitle")}
			submit={text("second.confirm")}
			submitting={text("second.pending")}
			write={confirm}
			onClose={() => onClose(false)}
			onSubmit={handleSubmit((values) => confirm.mutate(values))}
		>
			<p>{text("second.confirmText")}</p>
			<PasswordField
				label={text("second.password")}
				autoComplete="current-password"
				{...field("currentPassword")}
			/>
			{user?.secondFactor && (
				<CodeField
					label={text("second.confirmCode")}
					hint={text("second.confirmCodeHint")}
					{...field("code", { setValueAs: (value) => value || undefined })}
				/>
			)}
			<p className="small">
				<Link to={paths.forgotPassword} onClick={() => onClose(false)}>
					{text("second.forgot")}
				</Link>
			</p>
		</FormDialog>
	);
}
