import { useQuery } from "@tanstack/react-query";
import { auth } from "../../base/session/auth.client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice, Wrong } from "../../ui/states/Notice.tsx";
import { accountMessages } from "./account.messages.ts";
import { securityQuery } from "./account.queries.ts";

/** The new address that the user has not confirmed yet; nothing without one. */
export function PendingEmail() {
	const text = useText(accountMessages);
	const { data } = useQuery(securityQuery);
	const resend = useWrite({
		call: (_: void, key) => auth.resendEmail({ key }),
		toast: () => ({ title: text("account.resent") }),
		changed: [securityQuery],
	});
	const cancel = useWrite({
		call: (_: void, key) => auth.cancelEmail({ key }),
		toast: () => ({ title: text("account.emailCancelled") }),
		changed: [securityQuery],
	});
	if (!data?.pendingEmail) return null;
	const email = `\u2066${data.pendingEmail.email}\u2069`;
	const isPending = resend.isPending || cancel.isPending;
	return (
		<Notice>
			<p>
				<strong>{text("account.pendingEmail", { email })}</strong>
			</p>
			<p className="small">{text("account.pendingEmailText")}</p>
			<Wrong>{resend.reason ?? cancel.reason}</Wrong>
			<p className="row">
				<Button
					aria-label={text("account.resendOf", { email })}
					disabled={isPending}
					onClick={() => resend.mutate()}
				>
					{text("account.resend")}
				</Button>
				<Button
					aria-label={text("account.cancelEmailOf", { email })}
					disabled={isPending}
					onClick={() => cancel.mutate()}
				>
					{text("account.cancelEmail")}
				</Button>
			</p>
		</Notice>
	);
}
