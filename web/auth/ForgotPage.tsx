import { Link } from "react-router-dom";
import { authRoutes } from "#shared/auth/auth.routes.ts";
import { ForgotPassword } from "#shared/auth/auth.schema.ts";
import { useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { toast } from "../core/toasts.tsx";
import { useWrite } from "../core/useWrite.ts";
import { Field } from "../ui/Field.tsx";
import { Wrong } from "../ui/Wrong.tsx";
import { auth } from "./auth.client.ts";
import { authMessages } from "./auth.messages.ts";
import { NativeFormRefusals, useNativeForm } from "./nativeForm.tsx";

export default function ForgotPage() {
	const text = useText(authMessages);
	const { register, handleSubmit, getValues, formState } = useSchemaForm<{ email: string }>(ForgotPassword);
	const request = useWrite({
		call: (body: { email: string }, key) => auth.forgotPassword({ body, key }),
		said: () => ({ title: text("auth.sentTitle"), text: text("auth.sentText") }),
		title: text("auth.requestFailed"),
	});
	const sayRequired = () => {
		if (!getValues("email").trim()) toast(text("auth.emailRequired"), text("auth.emailRequiredText"), "error");
	};
	const native = useNativeForm(authRoutes.forgotPassword);
	return (
		<div className="width page">
			<form
				className="narrow card stack"
				{...native}
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
				<p className="notice good outcome" id="sent" role="status">
					{text("auth.sentText")}
				</p>
				<NativeFormRefusals />
				{request.isSuccess && (
					<p className="notice good" role="status">
						{text("auth.sentText")}
					</p>
				)}
				<Wrong>{request.reason}</Wrong>
				<button type="submit" className="button primary" disabled={request.isPending}>
					{text(request.isPending ? "auth.sending" : "auth.sendReset")}
				</button>
				<Link to={paths.login}>{text("auth.backToLogin")}</Link>
			</form>
		</div>
	);
}
