import { type FormEvent, useState } from "react";
import { claims } from "../../community/claims/claims.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { ApiError, isRefusal } from "../../core/calls/client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useText } from "../../core/language/messages.ts";
import { toastAfterReload } from "../../core/toasts.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { PasswordField } from "../../ui/fields/Field.tsx";
import { PageCard } from "../../ui/PageCard.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { AuthMessage } from "../auth/AuthMessage.tsx";
import { useToken } from "../auth/links/useToken.ts";
import { NeedsScript } from "../auth/NeedsScript.tsx";
import { signUps } from "./sign-ups.client.ts";
import { signUpMessages } from "./sign-ups.messages.ts";

function InvalidLink() {
	const text = useText(signUpMessages);
	return (
		<AuthMessage title={text("signUp.invalid")} words={text("signUp.invalidText")}>
			<ButtonLink kind="primary" to={paths.login}>
				{text("signUp.signIn")}
			</ButtonLink>
			<ButtonLink to={paths.register}>{text("signUp.again")}</ButtonLink>
		</AuthMessage>
	);
}

/** Needs a click to confirm, because email scanners open links too. */
function Confirm({ token }: { token: string }) {
	const text = useText(signUpMessages);
	const fieldText = useFieldText();
	const [wrong, setWrong] = useState<string>();
	const confirm = useWrite({
		call: (password: string, key) => signUps.confirm({ body: { token, password }, key }),
		begin: () => setWrong(undefined),
		words: (error) =>
			fieldText(error instanceof ApiError ? error.body.fields?.password : undefined),
		done: async () => {
			toastAfterReload(text("signUp.done"), text("signUp.doneText"), "success");
			const { records } = await claims.own().catch(() => ({ records: [] }));
			location.assign(records.length > 0 ? paths.claim : paths.home);
		},
		failed: (error) =>
			setWrong(error instanceof ApiError ? error.body.fields?.password : undefined),
	});
	if (isRefusal(confirm.error, "sign_up_link_invalid")) return <InvalidLink />;
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		confirm.mutate(String(new FormData(event.currentTarget).get("password")));
	};
	return (
		<PageCard
			title={text("signUp.confirmTitle")}
			form={{ method: "post", noValidate: true, onSubmit: submit }}
		>
			<p className="soft">{text("signUp.confirmText")}</p>
			<PasswordField
				label={text("signUp.password")}
				name="password"
				autoComplete="current-password"
				error={wrong && fieldText(wrong)}
			/>
			<Wrong>{wrong ? undefined : confirm.reason}</Wrong>
			<Button type="submit" kind="primary" disabled={confirm.isPending || confirm.isSuccess}>
				{text(confirm.isPending ? "signUp.sending" : "signUp.confirm")}
			</Button>
		</PageCard>
	);
}

export default function RegisterConfirmPage() {
	const token = useToken();
	if (token === null) return <NeedsScript />;
	return token ? <Confirm token={token} /> : <InvalidLink />;
}
