import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { isBlank } from "#shared/core/fields/cleaning.ts";
import { authRoutes } from "#shared/identity/auth/auth.routes.ts";
import { ForgotPassword } from "#shared/identity/auth/auth.schema.ts";
import { auth } from "../../base/session/auth.client.ts";
import { NativeFormRefusals, useNativeForm } from "../../base/session/nativeForm.tsx";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { PageCard } from "../../ui/PageCard.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { authMessages } from "./auth.messages.ts";

export default function ForgotPage() {
	const text = useText(authMessages);
	const { state } = useLocation();
	const { field, handleSubmit, getValues, setValue } = useSchemaForm<{ email: string }>(
		ForgotPassword,
	);
	// What was typed at sign-in.
	const typed: string = state?.email ?? "";
	useEffect(() => {
		if (typed) setValue("email", typed);
	}, [typed, setValue]);
	const request = useWrite({
		call: (body: { email: string }, key) => auth.forgotPassword({ body, key }),
		toast: () => ({ title: text("auth.sentTitle"), text: text("auth.sentText") }),
		title: text("auth.requestFailed"),
	});
	const email = field("email");
	const isEmpty = () => isBlank(getValues("email"));
	const sayRequired = () => {
		if (isEmpty()) showToast(text("auth.emailRequired"), text("auth.emailRequiredText"), "error");
	};
	const native = useNativeForm(authRoutes.forgotPassword);
	return (
		<PageCard
			title={text("auth.forgotTitle")}
			form={{
				...native,
				noValidate: true,
				onSubmit: handleSubmit((values) => request.mutate(values), sayRequired),
			}}
		>
			<p className="soft">{text("auth.forgotText")}</p>
			<Field
				label={text("auth.email")}
				type="email"
				dir="ltr"
				autoComplete="email"
				{...email}
				error={email.error && isEmpty() ? text("auth.emailRequiredText") : email.error}
			/>
			<Notice kind="good" className="outcome" id="sent" role="status">
				{text("auth.sentText")}
			</Notice>
			<NativeFormRefusals />
			{request.isSuccess && (
				<Notice kind="good" role="status">
					{text("auth.sentText")}
				</Notice>
			)}
			<Wrong>{request.reason}</Wrong>
			<Button type="submit" kind="primary" disabled={request.isPending}>
				{text(request.isPending ? "auth.sending" : "auth.sendReset")}
			</Button>
			<Link to={paths.login}>{text("auth.backToLogin")}</Link>
		</PageCard>
	);
}
