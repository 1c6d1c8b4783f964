import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type MailKind, mailKinds } from "#shared/notifications.ts";
import type { MailChoices as Choices } from "#shared/people/notifications/notifications.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { CheckField } from "../../ui/fields/Field.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { mailMessages } from "./mail.messages.ts";
import { mailKindMessages } from "./mailKindMessages.ts";
import { notifications } from "./notifications.client.ts";
import { mailQuery } from "./notifications.queries.ts";

type Props = {
	kind: MailKind;
	isOn: boolean;
	/** Whether another switch is being saved. */
	isBusy: boolean;
	onBusy: (busy: boolean) => void;
};

/**
 * Switch for emails of one notification kind. Saves on change; after a failure, switching again
 * retries.
 */
function Choice({ kind, isOn, isBusy, onBusy }: Props) {
	const text = useText(mailMessages);
	const kindText = useText(mailKindMessages);
	const queries = useQueryClient();
	const choose = useWrite({
		call: (on: boolean, key) => notifications.chooseMail({ body: { [kind]: on }, key }),
		toast: (_, on) => ({
			title: text(on ? "mail.on" : "mail.off"),
			text: kindText(`mail.${kind}`),
		}),
		begin: () => onBusy(true),
		done: (answer: Choices) => {
			onBusy(false);
			queries.setQueryData(mailQuery.queryKey, answer);
		},
		failed: () => onBusy(false),
	});
	return (
		<CheckField
			role="switch"
			label={kindText(`mail.${kind}`)}
			hint={kindText(`mail.${kind}Hint`)}
			error={choose.reason}
			checked={choose.isPending ? choose.variables : isOn}
			// `disabled` would drop the focus.
			aria-disabled={isBusy || undefined}
			onChange={({ target }) => {
				if (!isBusy) choose.mutate(target.checked);
			}}
		/>
	);
}

/** Selects which kinds of notifications are also sent by email. */
export default function MailChoices() {
	const text = useText(mailMessages);
	const { data: choices, isLoadingError, refetch } = useQuery(mailQuery);
	const [isBusy, setBusy] = useState(false);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!choices) return <Loading label={text("mail.loading")} />;
	return (
		<>
			<p className="soft">{text("mail.lead")}</p>
			{mailKinds.map((kind) => (
				<Choice key={kind} kind={kind} isOn={choices[kind]} isBusy={isBusy} onBusy={setBusy} />
			))}
			<p className="small soft">{text("mail.always")}</p>
		</>
	);
}
