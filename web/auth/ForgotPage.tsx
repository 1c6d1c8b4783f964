import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { ForgotPassword } from "#shared/auth/auth.schema.ts";
import { paths } from "../app/paths.ts";
import { useErrorText } from "../core/errors.ts";
import { useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { Field } from "../ui/Field.tsx";
import { auth } from "./auth.client.ts";
import { authMessages } from "./auth.messages.ts";

export default function ForgotPage() {
	const text = useText(authMessages);
	const errorText = useErrorText();
	const { register, handleSubmit, getValues, formState } = useSchemaForm(ForgotPassword, { email: "" });
	const request = useMutation({
		mutationFn: (body: { email: string }) => auth.forgotPassword({ body }),
		onSuccess: () => toast(text("auth.sentTitle"), text("auth.sentText"), "success"),
		onError: (error) => toast(text("auth.requestFailed"), errorText(error), "error"),
	});
	const sayRequired = () => {
		if (!getValues("email").trim()) toast(text("auth.emailRequired"), text("auth.emailRequiredText"), "error");
	};
	return (
		<div className="width page">
			<form
				className="narrow card stack"
				noValidate
				onSubmit={handleSubmit((values) => request.mutate(values), sayRequired)}
			>
				<h1>{text("auth.forgotTitle")}</h1>
				<p className="soft">{text("auth.forgotText")}</p>
				<Field
					label={text("auth.email")}
					type="email"
					dir="ltr"
					autoComplete="email"
					error={formState.errors.email?.message}
					{...register("email")}
				/>
				{request.isSuccess && (
					<p className="notice good" role="status">
						{text("auth.sentText")}
					</p>
				)}
				{request.isError && (
					<p className="notice" role="alert">
						{errorText(request.error)}
					</p>
				)}
				<button type="submit" className="button primary" disabled={request.isPending}>
					{text(request.isPending ? "auth.sending" : "auth.sendReset")}
				</button>
				<Link to={paths.login}>{text("auth.backToLogin")}</Link>
			</form>
		</div>
	);
}
