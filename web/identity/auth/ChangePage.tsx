import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { ChangePassword } from "#shared/identity/auth/auth.schema.ts";
import { auth } from "../../base/session/auth.client.ts";
import { userQuery, useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { PasswordField } from "../../ui/fields/Field.tsx";
import { PageCard } from "../../ui/PageCard.tsx";
import { Wrong } from "../../ui/states/Notice.tsx";
import { authMessages } from "./auth.messages.ts";
import { PasswordHint } from "./PasswordHint.tsx";

const empty = { currentPassword: "", newPassword: "" };

export default function ChangePage() {
	const text = useText(authMessages);
	const queries = useQueryClient();
	const navigate = useNavigate();
	const { data: user } = useUser();
	const { field, handleSubmit, setError } = useSchemaForm(ChangePassword, empty);
	const change = useWrite({
		call: (body: typeof empty, key) => auth.changePassword({ body, key }),
		toast: () => ({ title: text("auth.changed"), text: text("auth.changedText") }),
		setError,
		done: (changed) => {
			queries.setQueryData(userQuery.queryKey, changed);
			void navigate(paths.home);
		},
	});
	return (
		<PageCard
			title={text("auth.changeTitle")}
			form={{
				method: "post",
				noValidate: true,
				onSubmit: handleSubmit((values) => change.mutate(values)),
			}}
		>
			{user?.mustChangePassword && <p className="soft">{text("auth.changeText")}</p>}
			<Wrong>{change.reason}</Wrong>
			<PasswordField
				label={text("auth.currentPassword")}
				autoComplete="current-password"
				{...field("currentPassword")}
			/>
			<PasswordField
				label={text("auth.newPassword")}
				autoComplete="new-password"
				hint={<PasswordHint />}
				{...field("newPassword")}
			/>
			<Button type="submit" kind="primary" disabled={change.isPending}>
				{text(change.isPending ? "auth.saving" : "auth.setPassword")}
			</Button>
		</PageCard>
	);
}
