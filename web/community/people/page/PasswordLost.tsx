import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { personFormMessages } from "../personForm.messages.ts";
import { useInvite } from "../useInvite.ts";

/** Invites a newly added person whose temporary password was lost with the response. */
export function PasswordLost({ user, onClose }: { user: PersonRecord; onClose: () => void }) {
	const text = useText(personFormMessages);
	const invite = useInvite(user, onClose);
	return (
		<ConfirmDialog
			guarded
			title={text("personForm.created")}
			submit={text("personForm.invite")}
			cancel={text("personForm.done")}
			write={invite}
			onClose={onClose}
		>
			<Notice>{text("personForm.passwordLost")}</Notice>
		</ConfirmDialog>
	);
}
