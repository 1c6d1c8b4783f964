import { useMutation } from "@tanstack/react-query";
import { Link, Navigate } from "react-router-dom";
import { Login } from "#shared/auth/auth.schema.ts";
import { paths } from "../app/paths.ts";
import { useErrorText } from "../core/errors.ts";
import { showFieldErrors, useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { toast, toastAfterReload } from "../core/toasts.tsx";
import { Field, PasswordField } from "../ui/Field.tsx";
import { auth } from "./auth.client.ts";
import { authMessages } from "./auth.messages.ts";

function LoginForm() {
	const text = useText(authMessages);
	const errorText = useErrorText();
	const { register, handleSubmit, setError, formState } = useSchemaForm(Login, { email: "", password: "" });
	const login = useMutation({
		mutationFn: (body: { email: string; password: string }) => auth.login({ body }),
		onSuccess: () => {
			toastAfterReload(text("auth.successTitle"), text("auth.successText"), "success");
			location.assign(paths.home);
		},
		onError: (error) => {
			showFieldErrors(error, setError);
			toast(text("auth.errorTitle"), errorText(error) || text("auth.failed"), "error");
		},
	});
	const pending = login.isPending || login.isSuccess;
	return (
		<form className="stack" noValidate onSubmit={handleSubmit((values) => login.mutate(values))}>
			{login.isError && (
				<p className="notice" role="alert">
					{errorText(login.error)}
				</p>
			)}
			<Field
				label={text("auth.email")}
				type="email"
				dir="ltr"
				autoComplete="username"
				error={formState.errors.email?.message}
				{...register("email")}
			/>
			<PasswordField
				label={text("auth.password")}
				autoComplete="current-password"
				error={formState.errors.password?.message}
				{...register("password")}
			/>
			<button type="submit" className="button primary" disabled={pending}>
				{text(pending ? "auth.signingIn" : "auth.signIn")}
			</button>
		</form>
	);
}

export default function LoginPage() {
	const text = useText(authMessages);
	const { data: user } = useUser();
	if (user) return <Navigate to={paths.home} replace />;
	return (
		<div className="width page">
			<div className="narrow card stack">
				<h1>{text("auth.signIn")}</h1>
				<LoginForm />
				<Link to={paths.forgotPassword}>{text("auth.forgot")}</Link>
				<p className="divider">{text("auth.or")}</p>
				<a className="button" href={paths.signIn}>
					{text("auth.external")}
				</a>
				<p className="small soft">{text("auth.newCoach")}</p>
			</div>
		</div>
	);
}
