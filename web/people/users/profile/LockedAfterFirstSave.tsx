import { useEffect, useId } from "react";
import { useIntl } from "react-intl";
import { genders } from "#shared/core/people.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { useFieldText } from "../../../core/forms/fieldText.ts";
import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import type { Values } from "./ProfileDialog.tsx";
import { profileMessages } from "./profile.messages.ts";

type Form = SchemaForm<Pick<Values, "dateOfBirth" | "gender">>;

type Props = Pick<Form, "field"> & {
	user: CurrentUser;
	/** Focuses the first missing field, if given. */
	setFocus?: Form["setFocus"];
};

const savedOnce = ["dateOfBirth", "gender"] as const;

function GenderChoice({ field }: Pick<Form, "field">) {
	const text = useText(profileMessages);
	const {
		error,
		optional: _,
		...registered
	} = field("gender", { setValueAs: (value) => value || undefined });
	const wrong = useFieldText()(error);
	const id = useId();
	return (
		<div className="field">
			<label htmlFor={id}>{text("profile.gender")}</label>
			<select
				id={id}
				aria-describedby={`${id}-hint ${id}-error`}
				aria-invalid={wrong ? true : undefined}
				{...registered}
			>
				<Options
					of={genders}
					word={(gender) => text(`profile.${gender}`)}
					none={text("profile.notTold")}
				/>
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

/** Date of birth and gender: editable until first saved, read-only afterwards. */
export function LockedAfterFirstSave({ user, field, setFocus }: Props) {
	const text = useText(profileMessages);
	const { formatDate } = useIntl();
	const set = text("profile.setHint");
	const start = savedOnce.find((missing) => !user[missing]);
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
					{...field("dateOfBirth")}
				/>
			)}
			{user.gender ? (
				<Field
					label={text("profile.gender")}
					hint={set}
					value={text(`profile.${user.gender}`)}
					readOnly
				/>
			) : (
				<GenderChoice field={field} />
			)}
		</>
	);
}
