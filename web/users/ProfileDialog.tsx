import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { UseFormRegister } from "react-hook-form";
import { Link } from "react-router-dom";
import { isDan, ladder } from "#shared/belts/belts.rules.ts";
import { isMinor } from "#shared/core/age.ts";
import { locales } from "#shared/core/locales.ts";
import { type CurrentUser, Profile } from "#shared/users/users.schema.ts";
import { userQuery } from "../auth/session.ts";
import { beltsQuery } from "../belts/belts.queries.ts";
import { useBeltName } from "../belts/useBeltName.ts";
import { useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { useWrite } from "../core/useWrite.ts";
import { AreaField, CheckField, Field, SelectField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { type Choice, Upload } from "../ui/Upload.tsx";
import { LockedAfterFirstSave } from "./LockedAfterFirstSave.tsx";
import { Portrait } from "./Portrait.tsx";
import { profileMessages } from "./profile.messages.ts";
import { shrinkPicture } from "./shrinkPicture.ts";
import { TeachingFields, teachingLists } from "./TeachingFields.tsx";
import { users } from "./users.client.ts";
import "../dashboard/dashboard.css";

const optional = ["firstNameAr", "lastNameAr", "phoneNumber", "bio", "dojoLocation"] as const;
const ofCoaches = ["experience", "teachingPhilosophy", "certifications"] as const;

/** The belts that a coach may choose from; the one on record stays to choose, whatever it is. */
const dans = ladder.filter(isDan);
const beltsFor = ({ currentBelt }: CurrentUser) => (isDan(currentBelt) ? dans : [currentBelt, ...dans]);

/** What shows a belt that was asked for. The dashboard, one of them, builds on this domain. */
const showBelts = [beltsQuery, { queryKey: ["dashboard"] }];

const valuesOf = (user: CurrentUser) => ({
	firstName: user.firstName,
	lastName: user.lastName,
	firstNameAr: user.firstNameAr ?? "",
	lastNameAr: user.lastNameAr ?? "",
	email: user.email,
	phoneNumber: user.phoneNumber ?? "",
	bio: user.bio ?? "",
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
	isListed: user.isListed,
});
export type Values = ReturnType<typeof valuesOf>;

/** What the browser sends of the form: nothing of a box that is not ticked. */
type Typed = Omit<Values, "isListed"> & { isListed?: string };

/** Omits empty fields; lists cleared ones in `clear[]`. */
async function toForm({ isListed, ...values }: Typed, user: CurrentUser, picture: Choice): Promise<FormData> {
	const form = new FormData();
	const emptied = (name: Exclude<keyof Values, "isListed">) => user[name]?.length && !values[name]?.length;
	for (const [name, value] of Object.entries(values)) {
		if (name === "currentBelt" && value === user.currentBelt) continue;
		if (Array.isArray(value)) for (const one of value) form.append(`${name}[]`, one);
		else if (value) form.set(name, value);
	}
	if (Boolean(isListed) !== user.isListed) form.set("isListed", String(Boolean(isListed)));
	for (const name of optional) if (emptied(name)) form.append("clear[]", name);
	const told = user.role === "coach" ? [...ofCoaches, ...teachingLists] : [];
	for (const name of told) if (emptied(name)) form.append("clear[]", name);
	if (picture === "removed") form.append("clear[]", "profileImageUrl");
	else if (picture) form.set("profileImage", await shrinkPicture(picture), "picture.jpg");
	return form;
}

type ListedProps = { user: CurrentUser; error?: string; register: UseFormRegister<Values> };

/** Whether a member stands in the public directory: theirs to say from the age of 18 on. */
function ListedField({ user, error, register }: ListedProps) {
	const text = useText(profileMessages);
	if (user.role !== "member") return null;
	const isClosed = isMinor(user.dateOfBirth, Date.now()) && !user.isListed;
	const why = user.dateOfBirth ? "profile.listedMinor" : "profile.listedUnknown";
	return (
		<CheckField
			role="switch"
			label={text("profile.listed")}
			hint={text(isClosed ? why : "profile.listedHint")}
			error={error}
			{...register("isListed")}
			disabled={isClosed}
		/>
	);
}

type Props = { user: CurrentUser /** Begins at what has not been told yet. */; missing?: boolean; onClose: () => void };

export default function ProfileDialog({ user, missing, onClose }: Props) {
	const text = useText(profileMessages);
	const queries = useQueryClient();
	const languageId = useId();
	const beltName = useBeltName();
	const [picture, setPicture] = useState<Choice>(null);
	const { register, handleSubmit, setError, setFocus, formState } = useSchemaForm(Profile, valuesOf(user));
	const save = useWrite({
		call: async (values: Typed, key) => users.updateProfile({ body: await toForm(values, user, picture), key }),
		said: (changed, { email, currentBelt }) =>
			email && email.trim().toLowerCase() !== changed.email
				? { title: text("profile.confirm"), text: text("profile.confirmText", { email: email.trim() }) }
				: {
						title: text("profile.saved"),
						text: text("profile.savedText"),
						line: currentBelt && currentBelt !== changed.currentBelt ? text("profile.beltAsked") : undefined,
					},
		title: text("profile.failed"),
		setError,
		changed: showBelts,
		done: (changed) => {
			queries.setQueryData(userQuery.queryKey, changed);
			onClose();
		},
	});
	// The schema's own output drops what was emptied; the form sends what was typed.
	const submit = handleSubmit((_, event) => {
		const typed = new FormData(event?.target as HTMLFormElement);
		const lists = Object.fromEntries(teachingLists.map((name) => [name, typed.getAll(name)]));
		save.mutate({ ...Object.fromEntries(typed), ...lists } as unknown as Typed);
	});
	const { errors } = formState;
	return (
		<FormDialog
			title={text("profile.title")}
			submit={text("profile.save")}
			submitting={text("profile.saving")}
			write={save}
			onClose={onClose}
			onSubmit={submit}
		>
			<Upload
				current={user.profileImageUrl}
				accept="image/jpeg,image/png,image/webp,image/avif"
				choose={text("profile.choose")}
				remove={text("profile.removePicture")}
				hint={text("profile.pictureHint")}
				onChoose={setPicture}
			>
				{(profileImageUrl) => <Portrait person={{ ...user, profileImageUrl }} size={72} />}
			</Upload>
			<Field
				label={text("profile.firstName")}
				dir="auto"
				error={errors.firstName?.message}
				{...register("firstName")}
			/>
			<Field label={text("profile.lastName")} dir="auto" error={errors.lastName?.message} {...register("lastName")} />
			<Field
				label={text("profile.firstNameAr")}
				dir="rtl"
				error={errors.firstNameAr?.message}
				{...register("firstNameAr")}
			/>
			<Field
				label={text("profile.lastNameAr")}
				dir="rtl"
				error={errors.lastNameAr?.message}
				{...register("lastNameAr")}
			/>
			<LockedAfterFirstSave user={user} register={register} errors={errors} setFocus={missing ? setFocus : undefined} />
			<Field
				label={text("profile.email")}
				hint={text("profile.emailHint")}
				type="email"
				dir="ltr"
				error={errors.email?.message}
				{...register("email")}
			/>
			<Field
				label={text("profile.phone")}
				type="tel"
				dir="ltr"
				placeholder="+965 0000 0000"
				error={errors.phoneNumber?.message}
				{...register("phoneNumber")}
			/>
			<Field
				label={text("profile.dojo")}
				dir="auto"
				error={errors.dojoLocation?.message}
				{...register("dojoLocation")}
			/>
			<AreaField label={text("profile.bio")} error={errors.bio?.message} {...register("bio")} />
			{user.role === "coach" && (
				<>
					<SelectField
						label={text("profile.belt")}
						hint={text("profile.beltHint")}
						error={errors.currentBelt?.message}
						{...register("currentBelt")}
					>
						{beltsFor(user).map((belt) => (
							<option key={belt} value={belt}>
								{beltName(belt)}
							</option>
						))}
					</SelectField>
					<AreaField
						label={text("profile.experience")}
						error={errors.experience?.message}
						{...register("experience")}
					/>
				</>
			)}
			{user.role === "coach" && <TeachingFields register={register} errors={errors} told={user} />}
			<div className="field">
				<label htmlFor={languageId}>{text("profile.language")}</label>
				<select id={languageId} {...register("preferredLanguage")}>
					{locales.map((locale) => (
						<option key={locale} value={locale}>
							{text(`profile.${locale}`)}
						</option>
					))}
				</select>
			</div>
			<ListedField user={user} error={errors.isListed?.message} register={register} />
			<p className="row">
				<Link to={paths.profile} onClick={onClose}>
					{text("profile.mail")}
				</Link>
				<Link to={paths.account}>{text("profile.security")}</Link>
			</p>
		</FormDialog>
	);
}
