import type { ComponentProps, ReactNode } from "react";
import { genders } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { useText } from "../../core/language/messages.ts";
import { CheckField, Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { personFormMessages } from "./personForm.messages.ts";
import "../../base/records/record.css";

type Name =
	| "firstName"
	| "lastName"
	| "hasOneName"
	| "firstNameAr"
	| "lastNameAr"
	| "email"
	| "phoneNumber"
	| "gender"
	| "dateOfBirth";

/** Returns a field's label, error and registration, for an input or a select. */
export type FieldOf = (
	name: Name,
) => ComponentProps<typeof Field> & ComponentProps<typeof SelectField>;

/** Names in both scripts and contact details. */
export function NameFields({
	field,
	emailHint,
	email,
}: {
	field: FieldOf;
	emailHint?: string;
	/** Replaces the field of the email address; false for none. */
	email?: ReactNode;
}) {
	return (
		<>
			<div className="side-by-side">
				<Field dir="auto" autoComplete="off" required {...field("firstName")} />
				{/* Required, unless the box below says that the person has one name only. */}
				<Field dir="auto" autoComplete="off" {...field("lastName")} optional={false} />
			</div>
			<CheckField value="true" {...field("hasOneName")} />
			<div className="side-by-side">
				<Field dir="rtl" autoComplete="off" {...field("firstNameAr")} />
				<Field dir="rtl" autoComplete="off" {...field("lastNameAr")} />
			</div>
			<div className="side-by-side">
				{email ?? (
					<Field
						type="email"
						dir="ltr"
						autoComplete="off"
						required
						hint={emailHint}
						{...field("email")}
						optional={false}
					/>
				)}
				<Field
					type="tel"
					dir="ltr"
					autoComplete="off"
					placeholder="+965 0000 0000"
					{...field("phoneNumber")}
				/>
			</div>
		</>
	);
}

/** Birth date and gender, which the conditions of classes check. */
export function BirthFields({ field }: { field: FieldOf }) {
	const text = useText(personFormMessages);
	return (
		<div className="side-by-side">
			<SelectField {...field("gender")}>
				<Options
					of={genders}
					word={(gender) => text(`personForm.${gender}`)}
					none={text("personForm.notTold")}
				/>
			</SelectField>
			<Field
				type="date"
				dir="ltr"
				min="1900-01-01"
				max={kuwaitDate(Date.now())}
				{...field("dateOfBirth")}
			/>
		</div>
	);
}
