import type { UserId } from "#shared/core/ids.ts";
import { GuardianInvite } from "#shared/people/families/families.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { familyMessages } from "../families.messages.ts";
import { allFamiliesQuery, families } from "../families.queries.ts";

type Props = {
	id: UserId;
	/** Omitted on the child's own page. */
	name?: string;
	onClose: () => void;
};

/** Invites a person by email address to become a child's guardian. */
export default function InviteDialog({ id, name, onClose }: Props) {
	const text = useText(familyMessages);
	const { field, handleSubmit, setError } = useSchemaForm<{ email: string }>(GuardianInvite, {
		email: "",
	});
	const invite = useWrite({
		call: (body: { email: string }, key) => families.invite({ params: { id }, body, key }),
		toast: (_, { email }) => ({ title: text("family.inviteDone"), text: email }),
		setError,
		changed: [allFamiliesQuery],
		done: onClose,
	});
	return (
		<FormDialog
			draft={`invite-${id}`}
			title={name ? text("family.inviteOf", { name }) : text("family.invite")}
			submit={text("family.invite")}
			submitting={text("family.inviting")}
			write={invite}
			onClose={onClose}
			onSubmit={handleSubmit((values) => invite.mutate(values))}
		>
			<p>{name ? text("family.inviteText", { name }) : text("family.inviteStaffText")}</p>
			<Field
				type="email"
				dir="ltr"
				autoComplete="off"
				required
				label={text("family.email")}
				{...field("email")}
			/>
		</FormDialog>
	);
}
