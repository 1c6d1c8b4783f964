import type { UserId } from "#shared/core/ids.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { invitationMessages } from "./invitations.messages.ts";
import { useInviteMany } from "./useInviteMany.ts";

type Props = {
	/** Undefined while it is not known who they are. */
	ids: readonly UserId[] | undefined;
	onDone: () => void;
	onClose: () => void;
};

/** Emails several people a link to choose a password, after a question. */
export default function InviteDialog({ ids, onDone, onClose }: Props) {
	const text = useText(invitationMessages);
	const write = useInviteMany(onDone);
	const count = ids?.length ?? 0;
	return (
		<ConfirmDialog
			title={text("invitations.title", { count })}
			submit={text("invitations.invite")}
			submitting={text("invitations.inviting", { done: write.progress, count })}
			incomplete={count === 0}
			write={{ ...write, mutate: () => ids && write.mutate(ids) }}
			onClose={onClose}
		>
			<p>{text("invitations.text")}</p>
			<p className="small soft">{text("invitations.leftOut")}</p>
		</ConfirmDialog>
	);
}
