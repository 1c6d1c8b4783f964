import { useQueryClient } from "@tanstack/react-query";
import { BirthAndGender, type CurrentUser } from "#shared/people/users/users.schema.ts";
import { userQuery } from "../../../base/session/session.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { users } from "../users.client.ts";
import { LockedAfterFirstSave } from "./LockedAfterFirstSave.tsx";
import { profileMessages } from "./profile.messages.ts";

type Body = NonNullable<Parameters<typeof users.updateProfile>[0]>["body"];

type Props = {
	user: CurrentUser;
	/** Why both are asked for now. */
	reason: string;
	onSaved: (user: CurrentUser) => void;
	onClose: () => void;
};

/** Asks the user for the date of birth and gender that their profile lacks, and for nothing else. */
export default function BirthAndGenderDialog({ user, reason, onSaved, onClose }: Props) {
	const text = useText(profileMessages);
	const queries = useQueryClient();
	const { field, setFocus, handleSubmit, setError } = useSchemaForm(BirthAndGender, {
		dateOfBirth: user.dateOfBirth ?? "",
		gender: user.gender ?? "",
	});
	const save = useWrite({
		call: (body: Body, key) => users.updateProfile({ body, key }),
		title: text("profile.failed"),
		setError,
		done: (changed) => {
			queries.setQueryData(userQuery.queryKey, changed);
			onClose();
			onSaved(changed);
		},
	});
	return (
		<FormDialog
			title={text("profile.once")}
			submit={text("profile.onceGoOn")}
			submitting={text("profile.saving")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(values as Body))}
		>
			<p>{reason}</p>
			<LockedAfterFirstSave user={user} field={field} setFocus={setFocus} />
		</FormDialog>
	);
}
