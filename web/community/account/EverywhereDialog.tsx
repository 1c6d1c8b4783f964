import { auth } from "../../base/session/auth.client.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { accountMessages } from "./account.messages.ts";

/** Asks for confirmation before signing out all browsers, including this one. */
export default function EverywhereDialog({ onClose }: { onClose: () => void }) {
	const text = useText(accountMessages);
	const end = useWrite({
		call: (_: void, key) => auth.endSessions({ key }),
		done: ({ location: next }) => location.assign(next === paths.home ? paths.login : next),
	});
	return (
		<ConfirmDialog
			title={text("account.everywhereSure")}
			submit={text("account.everywhere")}
			submitting={text("account.pending")}
			write={end}
			onClose={onClose}
		>
			<p>{text("account.everywhereText")}</p>
		</ConfirmDialog>
	);
}
