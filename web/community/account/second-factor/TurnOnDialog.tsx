import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { StartSecondFactor } from "#shared/identity/auth/auth.schema.ts";
import { auth } from "../../../base/session/auth.client.ts";
import { userQuery } from "../../../base/session/session.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { CodeField, PasswordField } from "../../../ui/fields/Field.tsx";
import { QrCode } from "../../../ui/QrCode.tsx";
import { securityQuery } from "../account.queries.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";
import { useCopy } from "./useCopy.ts";

type Secret = { secret: string; uri: string };

function PasswordStep({
	onDone,
	onClose,
}: {
	onDone: (password: string, secret: Secret) => void;
	onClose: () => void;
}) {
	const text = useText(secondFactorMessages);
	const { field, handleSubmit, setError } = useSchemaForm(StartSecondFactor, {
		currentPassword: "",
	});
	const start = useWrite({
		call: (body: { currentPassword: string }, key) => auth.startSecondFactor({ body, key }),
		setError,
		done: (secret, { currentPassword }) => onDone(currentPassword, secret),
	});
	return (
		<FormDialog
			title={text("second.title")}
			submit={text("second.next")}
			submitting={text("second.pending")}
			write={start}
			onClose={onClose}
			onSubmit={handleSubmit((values) => start.mutate(values))}
		>
			<p>{text("second.needApp")}</p>
			<PasswordField
				label={text("second.password")}
				autoComplete="current-password"
				{...field("currentPassword")}
			/>
		</FormDialog>
	);
}

type CodeProps = {
	currentPassword: string;
	secret: Secret;
	onDone: (codes: string[]) => void;
	onClose: () => void;
};

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");

function CodeStep({ currentPassword, secret: { secret, uri }, onDone, onClose }: CodeProps) {
	const text = useText(secondFactorMessages);
	const [code, setCode] = useState("");
	const copy = useCopy();
	const confirm = useWrite({
		call: (_: void, key) => auth.confirmSecondFactor({ body: { currentPassword, code }, key }),
		changed: [securityQuery],
		done: ({ recoveryCodes }) => onDone(recoveryCodes),
	});
	return (
		<ConfirmDialog
			guarded
			title={text("second.scan")}
			submit={text("second.turnOn")}
			submitting={text("second.pending")}
			write={confirm}
			incomplete={code.trim() === ""}
			onClose={onClose}
		>
			<p>
				<ButtonLink kind="primary" href={uri}>
					{text("second.onThisPhone")}
				</ButtonLink>
			</p>
			<p>{text("second.scanText")}</p>
			<QrCode text={uri} label={text("second.qr")} />
			<p className="small">
				{text("second.byHand")} <code dir="ltr">{inFours(secret)}</code>
			</p>
			<p>
				<Button onClick={() => copy(secret, "second.keyCopied")}>{text("second.copyKey")}</Button>
			</p>
			<CodeField
				label={text("second.code")}
				inputMode="numeric"
				maxLength={12}
				value={code}
				onChange={({ target }) => setCode(target.value)}
			/>
		</ConfirmDialog>
	);
}

/** Turns on the second factor in three steps: password, app and code, recovery codes. */
export default function TurnOnDialog({ email, onClose }: { email: string; onClose: () => void }) {
	const queries = useQueryClient();
	const [begun, setBegun] = useState<{ currentPassword: string; secret: Secret } | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const finish = () => {
		onClose();
		return queries.invalidateQueries(userQuery);
	};
	if (codes) return <RecoveryCodes codes={codes} email={email} onClose={finish} />;
	if (begun) return <CodeStep {...begun} onDone={setCodes} onClose={onClose} />;
	return (
		<PasswordStep
			onDone={(currentPassword, secret) => setBegun({ currentPassword, secret })}
			onClose={onClose}
		/>
	);
}
