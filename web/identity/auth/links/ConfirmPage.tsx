import { useQueryClient } from "@tanstack/react-query";
import { auth } from "../../../base/session/auth.client.ts";
import { userQuery, useUser } from "../../../base/session/session.ts";
import { paths } from "../../../core/address/paths.ts";
import { isRefusal } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Wrong } from "../../../ui/states/Notice.tsx";
import { AuthMessage } from "../AuthMessage.tsx";
import { authMessages } from "../auth.messages.ts";
import { NeedsScript } from "../NeedsScript.tsx";
import { useToken } from "./useToken.ts";

function InvalidLink() {
	const text = useText(authMessages);
	return (
		<AuthMessage title={text("auth.invalidConfirm")} words={text("auth.invalidConfirmText")}>
			<ButtonLink kind="primary" to={paths.home}>
				{text("auth.toAccount")}
			</ButtonLink>
		</AuthMessage>
	);
}

/** Needs a click to confirm, because email scanners open links too. */
function Confirm({ token }: { token: string }) {
	const text = useText(authMessages);
	const queries = useQueryClient();
	const { data: user } = useUser();
	const confirm = useWrite({
		call: (_: void, key) => auth.verifyEmail({ body: { token }, key }),
		done: () => user && queries.invalidateQueries({ queryKey: userQuery.queryKey }),
	});
	if (confirm.isSuccess)
		return (
			<AuthMessage title={text("auth.confirmed")} words={text("auth.confirmedText")}>
				<ButtonLink kind="primary" to={paths.home}>
					{text("auth.goOn")}
				</ButtonLink>
			</AuthMessage>
		);
	if (isRefusal(confirm.error, "email_link_invalid")) return <InvalidLink />;
	return (
		<AuthMessage title={text("auth.confirmTitle")} words={text("auth.confirmText")}>
			<Wrong>{confirm.reason}</Wrong>
			<Button kind="primary" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
				{text(confirm.isPending ? "auth.saving" : "auth.confirmEmail")}
			</Button>
		</AuthMessage>
	);
}

export default function ConfirmPage() {
	const token = useToken();
	if (token === null) return <NeedsScript />;
	return token ? <Confirm token={token} /> : <InvalidLink />;
}
