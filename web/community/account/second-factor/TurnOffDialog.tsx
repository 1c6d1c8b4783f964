import { useQueryClient } from "@tanstack/react-query";
import { auth } from "../../../base/session/auth.client.ts";
import { userQuery } from "../../../base/session/session.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { accountMessages } from "../account.messages.ts";
import { securityQuery } from "../account.queries.ts";

/** Asks for confirmation before turning off the second factor. */
export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
	const text = useText(accountMessages);
	const queries = useQueryClient();
	const off = useWrite({
		call: (_: void, key) => auth.endSecondFactor({ key }),
		toast: () => ({ title: text("account.isOff") }),
		changed: [securityQuery],
		done: () => {
			onClose();
			return queries.invalidateQueries(userQuery);
		},
	});
	return (
		<ConfirmDialog
			title={text("account.offSure")}
			submit={text("account.turnOff")}
			submitting={text("account.pending")}
			write={off}
			onClose={onClose}
		>
			<p>{text("account.offText")}</p>
		</ConfirmDialog>
	);
}
