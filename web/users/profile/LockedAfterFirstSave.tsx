import { useEffect, useId } from "react";
import type { FieldErrors, UseFormRegister, UseFormSetFocus } from "react-hook-form";
import { useIntl } from "react-intl";
import { genders } from "#shared/core/people.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import type { CurrentUser } from "#shared/users/users.schema.ts";
import { useFieldText } from "../../core/forms/fieldText.ts";
import { useText } from "../../core/language/messages.ts";
import { Field } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import type { Values } from "./ProfileDialog.tsx";
import { profileMessages } from "./profile.messages.ts";

type Props = {
	user: CurrentUser;
	register: UseFormRegister<Values>;
	errors: FieldErrors<Values>;
	/** Begins at the first of them that is missing. */
	setFocus?: UseFormSetFocus<Values>;
};

const toldOnce = ["dateOfBirth", "gender"] as const;

function GenderChoice({ register, errors }: Pick<Props, "register" | "errors">) {
	const text = useText(profileMessages);
	const wrong = useFieldText()(errors.gender?.message);
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{text("profile.gender")}</label>
			<select
				id={id}
				aria-describedby={`${id}-hint ${id}-error`}
				aria-invalid={wrong ? true : undefined}
				{...register("gender", { setValueAs: (value) => value || undefined })}
			>
				<Options of={genders} word={(gender) => text(`profile.${gender}`)} none={text("profile.notTold")} />
			</select>
			<span className="hint" id={`${id}-hint`}>
				{text("profile.onceHint")}
			</span>
			<span className="wrong" id={`${id}-error`} role="alert" hidden={!wrong}>
				{wrong}
			</span>
		</div>
	);
}

/** Date of birth and gender: asked for until they are told, shown from then on. */
export function LockedAfterFirstSave({ user, register, errors, setFocus }: Props) {
	const text = useText(profileMessages);
	const { formatDate } = useIntl();
	const set = text("profile.setHint");
	const start = toldOnce.find((field) => !user[field]);
	useEffect(() => {
		if (start) setFocus?.(start);
	}, [start, setFocus]);
	return (
		<>
			{user.dateOfBirth ? (
				<Field
					label={text("profile.dateOfBirth")}
					hint={set}
					value={formatDate(startOf(user.dateOfBirth), { dateStyle: "long" })}
					readOnly
				/>
			) : (
				<Field
					label={text("profile.dateOfBirth")}
					hint={text("profile.onceHint")}
					type="date"
					min="1900-01-01"
					max={kuwaitDate(Date.now())}
					error={errors.dateOfBirth?.message}
					{...register("dateOfBirth")}
				/>
			)}
			{user.gender ? (
				<Field label={text("profile.gender")} hint={set} value={text(`profile.${user.gender}`)} readOnly />
			) : (
				<GenderChoice register={register} errors={errors} />
			)}
		</>
	);
}
