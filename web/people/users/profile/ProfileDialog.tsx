import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { isDan, ladder } from "#shared/base/ranks/belts.rules.ts";
import { plainEmail } from "#shared/core/fields/email.ts";
import { parseEdit } from "#shared/core/fields/parse-edit.ts";
import { locales } from "#shared/core/locales.ts";
import { nameFields } from "#shared/people/users/users.rules.ts";
import { type CurrentUser, Profile } from "#shared/people/users/users.schema.ts";
import { beltsQuery } from "../../../base/ranks/belts.queries.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { userQuery } from "../../../base/session/session.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { bodyOfForm } from "../../../core/forms/formBody.ts";
import { type SchemaForm, useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, Field, NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import type { Choice } from "../../../ui/fields/Upload.tsx";
import { DojoField } from "../../dojos/DojoField.tsx";
import { Portrait } from "../Portrait.tsx";
import { PortraitUpload } from "../picture/PortraitUpload.tsx";
import { shrinkPicture } from "../picture/shrinkPicture.ts";
import { users } from "../users.client.ts";
import { LockedAfterFirstSave } from "./LockedAfterFirstSave.tsx";
import { NameFields } from "./NameFields.tsx";
import { profileMessages } from "./profile.messages.ts";
import { TeachingFields, teachingLists } from "./TeachingFields.tsx";

const optional = [
	"firstNameAr",
	"fatherNameAr",
	"grandfatherNameAr",
	"lastNameAr",
	"phoneNumber",
	"address",
	"emergencyContact",
	"declaredWeight",
	"bio",
	"dojoLocation",
] as const;
const ofCoaches = ["experience", "teachingPhilosophy", "certifications"] as const;

/**
 * Belts that a coach may select: the dan ranks, and the current belt even if it is not a dan rank.
 */
const dans = ladder.filter(isDan);
const beltsFor = ({ currentBelt }: CurrentUser) =>
	isDan(currentBelt) ? dans : [currentBelt, ...dans];

/**
 * Queries that show a requested belt. The dashboard's key is literal, because that domain depends
 * on this one.
 */
const showBelts = [beltsQuery, { queryKey: ["dashboard"] }];

const valuesOf = (user: CurrentUser) => ({
	firstName: user.firstName,
	lastName: user.lastName,
	hasOneName: user.lastName === "" ? "true" : "",
	firstNameAr: user.firstNameAr ?? "",
	lastNameAr: user.lastNameAr ?? "",
	fatherNameAr: user.fatherNameAr ?? "",
	grandfatherNameAr: user.grandfatherNameAr ?? "",
	address: user.address ?? "",
	emergencyContact: user.emergencyContact ?? "",
	declaredWeight: user.declaredWeight === null ? "" : String(user.declaredWeight),
	email: user.email,
	phoneNumber: user.phoneNumber ?? "",
	bio: user.bio ?? "",
	dojoId: user.dojoId ? String(user.dojoId) : "",
	dojoLocation: user.dojoLocation ?? "",
	preferredLanguage: user.preferredLanguage,
	dateOfBirth: user.dateOfBirth ?? "",
	currentBelt: user.currentBelt,
	experience: user.experience ?? "",
	gender: user.gender ?? "",
	teachingPhilosophy: user.teachingPhilosophy ?? "",
	certifications: user.certifications ?? "",
	specializations: user.specializations,
	availableDays: user.availableDays,
	preferredTimeSlots: user.preferredTimeSlots,
	languagesSpoken: user.languagesSpoken,
});
export type Values = ReturnType<typeof valuesOf>;

/** Omits empty fields; lists cleared ones in `clear[]`. */
async function toForm(values: Values, user: CurrentUser, picture: Choice): Promise<FormData> {
	const form = new FormData();
	const emptied = (name: Exclude<keyof Values, "hasOneName">) =>
		user[name] !== null && String(user[name]) !== "" && !values[name]?.length;
	for (const [name, value] of Object.entries(values)) {
		if (name === "currentBelt" && value === user.currentBelt) continue;
		if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, one);
		else if (value) form.set(name, value);
	}
	for (const name of optional) if (emptied(name)) form.append("clear[]", name);
	const coachFields = user.role === "coach" ? [...ofCoaches, ...teachingLists] : [];
	for (const name of coachFields) if (emptied(name)) form.append("clear[]", name);
	if (picture === "removed") form.append("clear[]", "profileImageUrl");
	else if (picture) form.set("profileImage", await shrinkPicture(picture), "picture.jpg");
	return form;
}

type Props = {
	user: CurrentUser;
	/** Focuses the first field that was never filled in. */
	missing?: boolean;
	onClose: () => void;
};

/** The message after saving the profile; a new address must be confirmed first. */
function useSavedMessage() {
	const text = useText(profileMessages);
	return (changed: CurrentUser, { email, currentBelt }: Values) =>
		email && plainEmail(email) !== changed.email
			? {
					title: text("profile.confirm"),
					text: text("profile.confirmText", { email: email.trim() }),
				}
			: {
					title: text("profile.saved"),
					text: text("profile.savedText"),
					line:
						currentBelt && currentBelt !== changed.currentBelt
							? text("profile.beltAsked")
							: undefined,
				};
}

/** The form of the caller's own profile, and how it is saved. */
function useProfileForm(user: CurrentUser, onSaved: () => void) {
	const text = useText(profileMessages);
	const queries = useQueryClient();
	const [picture, setPicture] = useState<Choice>(null);
	const stored = valuesOf(user);
	const form = useSchemaForm(Profile, stored, (values) => parseEdit(Profile, values, stored));
	const { register, handleSubmit, setError } = form;
	// Registers the names first: the first invalid field in registration order gets the focus, and
	// child components register after their form.
	for (const name of nameFields) register(name);
	const save = useWrite({
		call: async (values: Values, key) =>
			users.updateProfile({ body: bodyOfForm(await toForm(values, user, picture)), key }),
		toast: useSavedMessage(),
		title: text("profile.failed"),
		setError,
		changed: showBelts,
		done: (changed) => {
			queries.setQueryData(userQuery.queryKey, changed);
			onSaved();
		},
	});
	// The schema's output drops cleared fields, so the raw form values are sent.
	const submit = handleSubmit((_, event) => {
		const typed = new FormData(event?.target as HTMLFormElement);
		const lists = Object.fromEntries(teachingLists.map((name) => [name, typed.getAll(name)]));
		save.mutate({ ...Object.fromEntries(typed), ...lists } as unknown as Values);
	});
	return { form, setPicture, save, submit };
}

type PortraitProps = { user: CurrentUser; onChoose: (picture: Choice) => void };

function PortraitField({ user, onChoose }: PortraitProps) {
	const text = useText(profileMessages);
	return (
		<PortraitUpload
			current={user.profileImageUrl}
			choose={text("profile.choose")}
			remove={text("profile.removePicture")}
			hint={text("profile.pictureHint")}
			onChoose={onChoose}
		>
			{(profileImageUrl) => <Portrait person={{ ...user, profileImageUrl }} size={72} />}
		</PortraitUpload>
	);
}

type FieldsProps = Pick<SchemaForm<Values>, "field">;

/** How to reach the person, and their weight. */
function ContactFields({ field }: FieldsProps) {
	const text = useText(profileMessages);
	return (
		<>
			<Field
				label={text("profile.email")}
				hint={text("profile.emailHint")}
				type="email"
				dir="ltr"
				{...field("email")}
				optional={false}
			/>
			<Field
				label={text("profile.phone")}
				type="tel"
				dir="ltr"
				placeholder="+965 0000 0000"
				{...field("phoneNumber")}
			/>
			<AreaField label={text("profile.address")} rows={2} {...field("address")} />
			<Field
				label={text("profile.emergency")}
				hint={text("profile.emergencyHint")}
				dir="auto"
				{...field("emergencyContact")}
			/>
			<NumberField
				label={text("profile.weight")}
				hint={text("profile.weightHint")}
				className="short"
				inputMode="decimal"
				{...field("declaredWeight")}
			/>
		</>
	);
}

/** The belt, experience and teaching of a coach. */
function CoachFields({ user, field }: FieldsProps & { user: CurrentUser }) {
	const text = useText(profileMessages);
	const beltName = useBeltName();
	return (
		<>
			<SelectField
				label={text("profile.belt")}
				hint={text("profile.beltHint")}
				{...field("currentBelt")}
			>
				<Options of={beltsFor(user)} word={beltName} />
			</SelectField>
			<AreaField label={text("profile.experience")} {...field("experience")} />
			<TeachingFields field={field} saved={user} />
		</>
	);
}

function LanguageField({ register }: Pick<SchemaForm<Values>, "register">) {
	const text = useText(profileMessages);
	const languageId = useId();
	return (
		<div className="field">
			<label htmlFor={languageId}>{text("profile.language")}</label>
			<select id={languageId} {...register("preferredLanguage")}>
				<Options of={locales} word={(locale) => text(`profile.${locale}`)} />
			</select>
		</div>
	);
}

export default function ProfileDialog({ user, missing, onClose }: Props) {
	const text = useText(profileMessages);
	const { form, setPicture, save, submit } = useProfileForm(user, onClose);
	const { field, register, setFocus } = form;
	return (
		<FormDialog
			draft={`profile-${user.id}`}
			title={text("profile.title")}
			submit={text("profile.save")}
			submitting={text("profile.saving")}
			write={save}
			onClose={onClose}
			onSubmit={submit}
		>
			<PortraitField user={user} onChoose={setPicture} />
			<NameFields field={field} />
			<LockedAfterFirstSave user={user} field={field} setFocus={missing ? setFocus : undefined} />
			<ContactFields field={field} />
			<DojoField
				label={text("profile.dojo")}
				{...field("dojoId")}
				form={form}
				id="dojoId"
				texts={["dojoLocation"]}
			>
				<Field label={text("profile.place")} dir="auto" {...field("dojoLocation")} />
			</DojoField>
			<AreaField label={text("profile.bio")} {...field("bio")} />
			{user.role === "coach" && <CoachFields user={user} field={field} />}
			<LanguageField register={register} />
		</FormDialog>
	);
}
