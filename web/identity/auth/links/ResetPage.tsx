import { type FormEvent, useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { auth } from "../../../base/session/auth.client.ts";
import { paths } from "../../../core/address/paths.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useFieldText } from "../../../core/forms/fieldText.ts";
import { useText } from "../../../core/language/messages.ts";
import { showToast } from "../../../core/toasts.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { PasswordField } from "../../../ui/fields/Field.tsx";
import { PageCard } from "../../../ui/PageCard.tsx";
import { authMessages } from "../auth.messages.ts";
import { NeedsScript } from "../NeedsScript.tsx";
import { PasswordHint } from "../PasswordHint.tsx";
import { useToken } from "./useToken.ts";

const shortest = 8;

function InvalidLink() {
	const text = useText(authMessages);
	return (
		<PageCard title={text("auth.invalidLink")}>
			<p className="soft">{text("auth.invalidLinkText")}</p>
			<ButtonLink kind="primary" to={paths.forgotPassword}>
				{text("auth.requestNew")}
			</ButtonLink>
		</PageCard>
	);
}

/** Validates the two passwords, in the order that the specification gives. */
function problemOf(password: string, again: string) {
	if (password !== again) return "mismatch";
	return password.length < shortest ? "tooShort" : null;
}

function ResetForm({ token }: { token: string }) {
	const text = useText(authMessages);
	const fieldText = useFieldText();
	const navigate = useNavigate();
	const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
	const reset = useWrite({
		call: (newPassword: string, key) => auth.resetPassword({ body: { token, newPassword }, key }),
		toast: () => ({ title: text("auth.resetDone"), text: text("auth.resetDoneText") }),
		title: text("auth.resetFailed"),
		words: (error) =>
			fieldText(error instanceof ApiError ? error.body.fields?.newPassword : undefined),
		done: () => navigate(paths.login),
	});
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const form = new FormData(event.currentTarget);
		const password = String(form.get("password"));
		const found = problemOf(password, String(form.get("again")));
		setProblem(found);
		if (found) showToast(text(`auth.${found}`), text(`auth.${found}Text`), "error");
		else reset.mutate(password);
	};
	return (
		<PageCard title={text("auth.resetTitle")} form={{ method: "post", onSubmit: submit }}>
			<PasswordField
				label={text("auth.newPassword")}
				name="password"
				autoComplete="new-password"
				hint={<PasswordHint />}
				error={problem === "tooShort" ? text("auth.tooShortText") : reset.reason}
			/>
			<PasswordField
				label={text("auth.confirmPassword")}
				name="again"
				autoComplete="new-password"
				error={problem === "mismatch" ? text("auth.mismatchText") : undefined}
			/>
			<Button type="submit" kind="primary" disabled={reset.isPending}>
				{text(reset.isPending ? "auth.saving" : "auth.setPassword")}
			</Button>
			<Link to={paths.login}>{text("auth.backToLogin")}</Link>
		</PageCard>
	);
}

export default function ResetPage() {
	const token = useToken();
	if (token === null) return <NeedsScript />;
	return token ? <ResetForm token={token} /> : <InvalidLink />;
}
