import { auth } from "../auth/auth.client.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { useWrite } from "../core/useWrite.ts";
import { ConfirmDialog } from "../ui/ConfirmDialog.tsx";
import { accountMessages } from "./account.messages.ts";

/** Asks before all browsers are signed out, this one too. */
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
