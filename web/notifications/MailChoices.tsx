import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type MailChoices as Choices, type MailKind, mailKinds } from "#shared/notifications/notifications.schema.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { CheckField } from "../ui/Field.tsx";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { Wrong } from "../ui/Notice.tsx";
import { mailMessages } from "./mail.messages.ts";
import { notifications } from "./notifications.client.ts";
import { mailQuery } from "./notifications.queries.ts";

/** Which kinds of notifications one gets by mail besides. Each switch is saved when it is turned. */
export function MailChoices() {
	const text = useText(mailMessages);
	const queries = useQueryClient();
	const { data: choices, isLoadingError, refetch } = useQuery(mailQuery);
	const choose = useWrite({
		call: ({ kind, on }: { kind: MailKind; on: boolean }, key) =>
			notifications.chooseMail({ body: { [kind]: on }, key }),
		said: (_, { kind, on }) => ({ title: text(on ? "mail.on" : "mail.off"), text: text(`mail.${kind}`) }),
		done: (answer: Choices) => queries.setQueryData(mailQuery.queryKey, answer),
		failed: () => refetch(),
	});
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!choices) return <Loading label={text("mail.loading")} />;
	return (
		<>
			<p className="soft">{text("mail.lead")}</p>
			<Wrong>{choose.reason}</Wrong>
			{mailKinds.map((kind) => (
				<CheckField
					key={kind}
					role="switch"
					label={text(`mail.${kind}`)}
					hint={text(`mail.${kind}Hint`)}
					checked={choose.isPending && choose.variables.kind === kind ? choose.variables.on : choices[kind]}
					disabled={choose.isPending}
					onChange={({ target }) => choose.mutate({ kind, on: target.checked })}
				/>
			))}
			<p className="small soft">{text("mail.always")}</p>
		</>
	);
}
