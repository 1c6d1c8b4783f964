import { useIntl } from "react-intl";
import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { mailFaultMessages } from "../../../people/users/mailFault.messages.ts";
import { people } from "../../../people/users/people.client.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice, Wrong } from "../../../ui/states/Notice.tsx";
import { staffPeopleQuery } from "../people.queries.ts";

/** Tells staff that emails to a person do not arrive, with a button to send them again. */
export function MailFaultNotice({ person: { id, email, mailFault } }: { person: WholePerson }) {
	const text = useText(mailFaultMessages);
	const { formatDate } = useIntl();
	const retry = useWrite({
		call: (_: void, key) => people.retryMail({ params: { id }, key }),
		toast: () => ({ title: text("mailFault.retried") }),
		changed: [staffPeopleQuery],
	});
	if (!mailFault) return null;
	const date = formatDate(mailFault.since, { dateStyle: "long" });
	return (
		<Notice>
			<p>
				<strong>{text("mailFault.of", { email: `\u2066${email}\u2069` })}</strong>
			</p>
			<p className="small">{text(`mailFault.of.${mailFault.kind}`, { date })}</p>
			<Wrong>{retry.reason}</Wrong>
			<p>
				<Button disabled={retry.isPending} onClick={() => retry.mutate()}>
					{text("mailFault.retry")}
				</Button>
			</p>
		</Notice>
	);
}
