import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import {
	type CreatedMember,
	memberFields,
	NewMember,
} from "#shared/community/people/people.schema.ts";
import { asksAboutBirth } from "#shared/core/fields/questions.ts";
import { hasLastName } from "#shared/core/fields/shapes.ts";
import { useStaffBeltName } from "../../base/ranks/useBeltName.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { type SchemaForm, useSchemaForm } from "../../core/forms/forms.ts";
import { useText } from "../../core/language/messages.ts";
import { showToast } from "../../core/toasts.tsx";
import CoachField from "../../people/users/CoachField.tsx";
import { useNames } from "../../people/users/names.ts";
import { people } from "../../people/users/people.client.ts";
import { PersonForm } from "../../people/users/person-form/PersonForm.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { CheckField, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { roleMessages } from "./lists/roles.messages.ts";
import { PasswordLost } from "./page/PasswordLost.tsx";
import { staffPeopleQuery } from "./people.queries.ts";
import { type NewMemberValues, newMember, staffNames } from "./personForm.ts";
import { TemporaryPassword } from "./TemporaryPassword.tsx";
import { usePersonForm } from "./usePersonForm.ts";

const required = ["firstName", "email"] as const;
type Labelled = Exclude<keyof NewMemberValues, "invite">;

/** The form's `invite` is a radio value, which the request converts to a boolean. */
const typed = z
	.extend(z.omit(memberFields, { invite: true }), { invite: z.enum(["", "mail"]) })
	.check(hasLastName, asksAboutBirth);

/** @param done receives the member, and whether they were invited by email */
function useCreateMember(
	setError: SchemaForm<NewMemberValues>["setError"],
	done: (made: CreatedMember, byMail: boolean) => void,
) {
	const { text } = usePersonForm();
	const names = useNames();
	return useWrite({
		call: (values: NewMemberValues, key) => {
			const member = NewMember.parse({ ...values, invite: values.invite === "mail" });
			// The role is always `member`, whatever the selector shows: the server ignores the selector.
			const body = { ...member, role: "member" };
			return people.create({ body, key });
		},
		toast: ({ user, temporaryPassword }) => ({
			title: text("personForm.created"),
			text: names(user).full,
			line: temporaryPassword
				? text("personForm.temporary", { password: temporaryPassword })
				: text("personForm.invited", { email: user.email }),
		}),
		fallback: text("personForm.createFailed"),
		setError,
		changed: [staffPeopleQuery],
		done: (made, { invite }) => done(made, invite === "mail"),
	});
}

/** How the member first signs in. */
function AccessField({ register }: Pick<SchemaForm<NewMemberValues>, "register">) {
	const { text } = usePersonForm();
	return (
		<fieldset className="coach-choice">
			<legend>{text("personForm.access")}</legend>
			<label className="row">
				<input type="radio" value="" {...register("invite")} />
				{text("personForm.password")}
			</label>
			<label className="row">
				<input type="radio" value="mail" {...register("invite")} />
				{text("personForm.invitation")}
			</label>
		</fieldset>
	);
}

function MemberFields({ form }: { form: SchemaForm<NewMemberValues> }) {
	const { text, gender } = usePersonForm();
	const words = useText(roleMessages);
	const beltName = useStaffBeltName();
	const coachId = useWatch({ control: form.control, name: "coachId" });
	const field = (name: Labelled) => ({
		label: text(`personForm.${name}`),
		...form.field(name),
	});
	return (
		<>
			<PersonForm field={field} fields={[...staffNames, ["email", "phoneNumber"]]} />
			<div className="side-by-side">
				<SelectField label={text("personForm.role")} hint={text("personForm.newRoleHint")} disabled>
					<Options of={["member"] as const} word={(role) => words(`managePeople.role.${role}`)} />
				</SelectField>
				<SelectField {...field("currentBelt")}>
					<Options of={ladder} word={beltName} />
				</SelectField>
			</div>
			<PersonForm field={field} gender={gender} fields={[["gender", "dateOfBirth"]]} />
			<CoachField
				coaches={[]}
				value={coachId}
				error={form.formState.errors.coachId?.message}
				onChange={(value) => form.setValue("coachId", value, { shouldDirty: true })}
			/>
			<CheckField role="switch" {...field("isNationalTeamMember")} />
			<AccessField register={form.register} />
		</>
	);
}

function MemberCreated({ created, onClose }: { created: CreatedMember; onClose: () => void }) {
	const { user, temporaryPassword: password } = created;
	if (password === null) return <PasswordLost user={user} onClose={onClose} />;
	return <TemporaryPassword person={user} password={password} onClose={onClose} />;
}

/** Creates a member, with a temporary password or an invitation by email. */
export default function MemberDialog({ onClose }: { onClose: () => void }) {
	const { text } = usePersonForm();
	const [isMissing, setMissing] = useState(false);
	const [created, setCreated] = useState<CreatedMember | null>(null);
	const form = useSchemaForm<NewMemberValues>(typed, newMember);
	const { handleSubmit, getValues, setError } = form;
	const create = useCreateMember(setError, (made, byMail) =>
		byMail ? onClose() : setCreated(made),
	);
	if (created) return <MemberCreated created={created} onClose={onClose} />;
	const submit = handleSubmit(
		(values) => {
			setMissing(false);
			create.mutate(values);
		},
		() => {
			const lacks = required.some((name) => getValues(name).trim() === "");
			setMissing(lacks);
			if (lacks) showToast(text("personForm.invalid"), text("personForm.requiredMissing"), "error");
		},
	);
	return (
		<FormDialog
			draft="member-new"
			guarded
			wide
			title={text("personForm.add")}
			submit={text("personForm.create")}
			submitting={text("personForm.creating")}
			write={create}
			wrong={isMissing ? text("personForm.requiredMissing") : create.reason}
			onClose={onClose}
			onSubmit={submit}
		>
			<MemberFields form={form} />
		</FormDialog>
	);
}
