import type { Person } from "#shared/people/users/users.schema.ts";
import { auth } from "../../../base/session/auth.client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { signInQuery } from "../account.queries.ts";
import { accountsMessages } from "./accounts.messages.ts";

type Props = {
	what: "sessions" | "secondFactor";
	person: Person;
	name: string;
	onClose: () => void;
};

/** Asks for confirmation before ending a person's sessions or turning off their second factor. */
export default function HelpDialog({ what, person: { id }, name, onClose }: Props) {
	const text = useText(accountsMessages);
	const end = what === "sessions" ? auth.endSessionsOfPerson : auth.endSecondFactorOfPerson;
	const help = useWrite({
		call: (_: void, key) => end({ params: { id }, key }),
		toast: () => ({ title: text(`accounts.${what}Done`), text: name }),
		changed: [signInQuery(id)],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text(`accounts.${what}Sure`)}
			submit={text(`accounts.${what}`)}
			submitting={text("accounts.pending")}
			write={help}
			onClose={onClose}
		>
			<p>{text(`accounts.${what}Text`, { name })}</p>
		</ConfirmDialog>
	);
}
