import { Link, Navigate } from "react-router-dom";
import { authRoutes } from "#shared/auth/auth.routes.ts";
import { Login } from "#shared/auth/auth.schema.ts";
import { paths } from "../app/paths.ts";
import { useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { useUser } from "../core/session.ts";
import { toastAfterReload } from "../core/toasts.tsx";
import { useWrite } from "../core/useWrite.ts";
import { Field, PasswordField } from "../ui/Field.tsx";
import { Wrong } from "../ui/Wrong.tsx";
import { auth } from "./auth.client.ts";
import { authMessages } from "./auth.messages.ts";
import { NativeFormRefusals, nativeForm } from "./nativeForm.tsx";

function LoginForm() {
	const text = useText(authMessages);
	const { register, handleSubmit, setError, formState } = useSchemaForm<{ email: string; password: string }>(Login);
	const login = useWrite({
		call: (body: { email: string; password: string }, key) => auth.login({ body, key }),
		title: text("auth.errorTitle"),
		fallback: text("auth.failed"),
		setError,
		done: () => {
			toastAfterReload(text("auth.successTitle"), text("auth.successText"), "success");
			location.assign(paths.home);
		},
	});
	const pending = login.isPending || login.isSuccess;
	return (
		<form
			className="stack"
			{...nativeForm(authRoutes.login)}
			noValidate
			onSubmit={handleSubmit((values) => login.mutate(values))}
		>
			<NativeFormRefusals />
			<Wrong>{login.reason}</Wrong>
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
