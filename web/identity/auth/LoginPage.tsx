import { useEffect, useState } from "react";
import { Link, Navigate, useNavigate, useSearchParams } from "react-router-dom";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import { authRoutes } from "#shared/identity/auth/auth.routes.ts";
import { Login } from "#shared/identity/auth/auth.schema.ts";
import { auth } from "../../base/session/auth.client.ts";
import { NativeFormRefusals, useNativeForm } from "../../base/session/nativeForm.tsx";
import { retryWithBackoff } from "../../base/session/patiently.ts";
import { useUser } from "../../base/session/session.ts";
import { applyHash, paths } from "../../core/address/paths.ts";
import { isRefusal } from "../../core/calls/client.ts";
import { readIntentTitle } from "../../core/calls/intent.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { type SchemaForm, useSchemaForm } from "../../core/forms/forms.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { toastAfterReload } from "../../core/toasts.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { CodeField, Field, PasswordField } from "../../ui/fields/Field.tsx";
import { PageCard } from "../../ui/PageCard.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { authMessages } from "./auth.messages.ts";
import "./auth.css";

type Values = { email: string; password: string; code?: string };

/** Why the identity provider redirected back to sign-in. */
const reasons = {
	busy: "auth.providerBusy",
	"sign-in": "auth.providerFailed",
	"known-address": "auth.providerKnown",
} as const;

function ProviderRefusal() {
	const text = useText(authMessages);
	const [search] = useSearchParams();
	// The prerendered page has no query string; it is read after hydration.
	const [reason, setReason] = useState<(typeof reasons)[keyof typeof reasons]>();
	useEffect(() => setReason(reasons[search.get("error") as keyof typeof reasons]), [search]);
	return <Wrong>{reason && text(reason)}</Wrong>;
}

/** Says why the visitor is here, if they wanted to register for an event. */
function Purpose() {
	const text = useText(authMessages);
	// The prerendered page is the same for all visitors; the title is read after hydration.
	const [title, setTitle] = useState("");
	useEffect(() => setTitle(readIntentTitle()), []);
	return title && <p>{text("auth.toRegister", { title: isolateName(title) })}</p>;
}

/** Signs in. While the server is busy, `wait` is the number of seconds until the next attempt. */
function useLogin(setError: SchemaForm<Values>["setError"], onCodeNeeded: () => void) {
	const text = useText(authMessages);
	const [wait, setWait] = useState(0);
	const login = useWrite({
		// A missing code is not an error: the form shows the code field only for accounts with a second
		// factor.
		call: (body: Values, key) =>
			retryWithBackoff(() => auth.login({ body, key }), setWait).catch((error) => {
				if (isRefusal(error, "second_factor_needed")) return null;
				throw error;
			}),
		title: text("auth.errorTitle"),
		fallback: text("auth.failed"),
		setError,
		done: (user) => {
			if (!user) return onCodeNeeded();
			toastAfterReload(text("auth.successTitle"), text("auth.successText"), "success");
			location.assign(paths.home);
		},
	});
	return { login, pending: login.isPending || Boolean(login.data), wait };
}

function LoginForm() {
	const text = useText(authMessages);
	const navigate = useNavigate();
	const { field, handleSubmit, setError, setFocus, getValues } = useSchemaForm<Values>(Login);
	const [asksCode, setAsksCode] = useState(false);
	useEffect(() => {
		if (asksCode) setFocus("code");
	}, [asksCode, setFocus]);
	const { login, pending, wait } = useLogin(setError, () => setAsksCode(true));
	const native = useNativeForm(authRoutes.login);
	return (
		<form
			className="stack"
			{...native}
			noValidate
			onSubmit={handleSubmit((values) => login.mutate(values))}
		>
			<NativeFormRefusals />
			<Wrong>{login.reason}</Wrong>
			{isRefusal(login.error, "wrong_credentials") && (
				<p className="small">{text("auth.unconfirmed")}</p>
			)}
			<div role="status">
				{pending && wait > 0 && <Notice>{text("auth.busy", { seconds: wait })}</Notice>}
			</div>
			<Field
				label={text("auth.email")}
				type="email"
				dir="ltr"
				autoComplete="username"
				{...field("email")}
			/>
			<PasswordField
				label={text("auth.password")}
				autoComplete="current-password"
				{...field("password")}
			/>
			{/* Without JavaScript, a rejected form redirects to this element's id, and `:target` shows
			    it: see NativeFormRefusals. */}
			<div
				id={"second_factor_needed" satisfies ErrorCode}
				className={asksCode ? "stack" : "stack outcome"}
			>
				<NativeFormRefusals codes={["second_factor_wrong"]} />
				<CodeField
					label={text("auth.code")}
					hint={text("auth.codeHint")}
					{...field("code", { setValueAs: (value) => value || undefined })}
				/>
			</div>
			<Button type="submit" kind="primary" disabled={pending}>
				{text(pending ? "auth.signingIn" : "auth.signIn")}
			</Button>
			<Link
				to={paths.forgotPassword}
				onClick={(event) => {
					event.preventDefault();
					void navigate(paths.forgotPassword, { state: { email: getValues("email") } });
				}}
			>
				{text("auth.forgot")}
			</Link>
		</form>
	);
}

export default function LoginPage() {
	const text = useText(authMessages);
	const { data: user } = useUser();
	if (user) return <Navigate to={paths.home} replace />;
	return (
		<PageCard title={text("auth.signIn")}>
			<Purpose />
			<ProviderRefusal />
			<LoginForm />
			<Link to={paths.register}>{text("auth.register")}</Link>
			<p className="divider">{text("auth.or")}</p>
			<ButtonLink href={paths.signIn}>{text("auth.external")}</ButtonLink>
			<p className="small">
				<Link to={paths.coaches + applyHash}>{text("auth.newCoach")}</Link>
			</p>
		</PageCard>
	);
}
