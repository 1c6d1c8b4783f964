import type { ComponentProps } from "react";
import { type Gender, genders } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { AreaField, CheckField, Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import "../../../base/records/record.css";

type Input = ComponentProps<typeof Field>;

const arabic: Partial<Input> = { dir: "rtl", lang: "ar" };

/** How each text of a person is typed. */
const inputs = {
	firstName: { dir: "auto" },
	lastName: { dir: "auto" },
	firstNameAr: arabic,
	fatherNameAr: arabic,
	grandfatherNameAr: arabic,
	lastNameAr: arabic,
	email: { type: "email", dir: "ltr" },
	phoneNumber: { type: "tel", dir: "ltr", placeholder: "+965 0000 0000" },
	dateOfBirth: { type: "date", dir: "ltr", min: "1900-01-01" },
	emergencyContact: { dir: "auto" },
	dojoLocation: { dir: "auto" },
} as const satisfies Record<string, Partial<Input>>;

/** What browsers know of the people who use them. */
const autofill: Partial<Record<PersonField, string>> = {
	firstName: "given-name",
	lastName: "family-name",
	email: "email",
	phoneNumber: "tel",
};

/** Required whatever the schema says of them alone: a last name is one unless a box is ticked. */
const required: readonly PersonField[] = ["firstName", "lastName", "email"];

export type PersonField = keyof typeof inputs | "hasOneName" | "gender" | "address";

/** The label, error and registration of a field, for an input or a select. */
export type PersonInput = Input & ComponentProps<typeof SelectField>;

type Props<Name extends PersonField> = {
	/** The fields in their order; those of an array stand side by side. */
	fields: readonly (Name | readonly Name[])[];
	field: (name: Name) => Omit<PersonInput, "ref"> & { ref?: unknown };
	/** Whether people fill the form in for themselves: browsers then offer what they know. */
	own?: boolean;
	/** The words of a choice of gender, and of the empty choice. */
	gender?: { word: (gender: Gender) => string; none: string };
};

function PersonInputOf<Name extends PersonField>({
	name,
	field,
	own,
	gender,
}: Omit<Props<Name>, "fields"> & { name: Name }) {
	const input = field(name) as PersonInput;
	if (name === "hasOneName") return <CheckField value="true" {...input} />;
	if (name === "address") return <AreaField rows={2} {...(input as object as { label: string })} />;
	if (name === "gender") {
		return <SelectField {...input}>{gender && <Options of={genders} {...gender} />}</SelectField>;
	}
	return (
		<Field
			autoComplete={own ? autofill[name] : "off"}
			max={name === "dateOfBirth" ? kuwaitDate(Date.now()) : undefined}
			{...inputs[name as keyof typeof inputs]}
			{...input}
			{...(required.includes(name) && { optional: false })}
		/>
	);
}

/** The fields of a person that a form asks for. */
export function PersonForm<const Name extends PersonField>({ fields, ...rest }: Props<Name>) {
	return fields.map((row) =>
		typeof row === "string" ? (
			<PersonInputOf key={row} name={row} {...rest} />
		) : (
			<div key={row.join()} className="side-by-side">
				{row.map((name) => (
					<PersonInputOf key={name} name={name} {...rest} />
				))}
			</div>
		),
	);
}
