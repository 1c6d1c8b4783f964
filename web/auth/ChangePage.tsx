import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Navigate, useNavigate } from "react-router-dom";
import { ChangePassword } from "#shared/auth/auth.schema.ts";
import { paths } from "../app/paths.ts";
import { useErrorText } from "../core/errors.ts";
import { showFieldErrors, useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { userQuery, useUser } from "../core/session.ts";
import { toast } from "../core/toasts.tsx";
import { PasswordField } from "../ui/Field.tsx";
import { auth } from "./auth.client.ts";
import { authMessages } from "./auth.messages.ts";

const empty = { currentPassword: "", newPassword: "" };

export default function ChangePage() {
	const text = useText(authMessages);
	const errorText = useErrorText();
	const queries = useQueryClient();
	const navigate = useNavigate();
	const { data: user } = useUser();
	const { register, handleSubmit, setError, formState } = useSchemaForm(ChangePassword, empty);
	const change = useMutation({
		mutationFn: (body: typeof empty) => auth.changePassword({ body }),
		onSuccess: (changed) => {
			queries.setQueryData(userQuery.queryKey, changed);
			toast(text("auth.changed"), text("auth.changedText"), "success");
			navigate(paths.home);
		},
		onError: (error) => showFieldErrors(error, setError),
	});
	if (!user) return <Navigate to={paths.login} />;
	return (
		<div className="width page">
			<form className="narrow card stack" noValidate onSubmit={handleSubmit((values) => change.mutate(values))}>
				<h1>{text("auth.changeTitle")}</h1>
				{user.mustChangePassword && <p className="soft">{text("auth.changeText")}</p>}
				{change.isError && (
					<p className="notice" role="alert">
						{errorText(change.error)}
					</p>
				)}
				<PasswordField
					label={text("auth.currentPassword")}
					autoComplete="current-password"
					error={formState.errors.currentPassword?.message}
					{...register("currentPassword")}
				/>
				<PasswordField
					label={text("auth.newPassword")}
					autoComplete="new-password"
					hint={text("auth.passwordHint")}
					error={formState.errors.newPassword?.message}
					{...register("newPassword")}
				/>
				<button type="submit" className="button primary" disabled={change.isPending}>
					{text(change.isPending ? "auth.saving" : "auth.setPassword")}
				</button>
			</form>
		</div>
	);
}
