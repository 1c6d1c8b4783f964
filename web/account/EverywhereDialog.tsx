import { auth } from "../auth/auth.client.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { useWrite } from "../core/useWrite.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { accountMessages } from "./account.messages.ts";

/** Asks before all browsers are signed out, this one too. */
export default function EverywhereDialog({ onClose }: { onClose: () => void }) {
	const text = useText(accountMessages);
	const end = useWrite({
		call: (_: void, key) => auth.endSessions({ key }),
		done: ({ location: next }) => location.assign(next === paths.home ? paths.login : next),
	});
	return (
		<FormDialog
			title={text("account.everywhereSure")}
			submit={text("account.everywhere")}
			submitting={text("account.pending")}
			cancel={text("account.back")}
			write={end}
			onClose={onClose}
			onSubmit={() => end.mutate()}
		>
			<p>{text("account.everywhereText")}</p>
		</FormDialog>
	);
}
