import type { nameFields } from "#shared/people/users/users.rules.ts";
import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { CheckField, Field } from "../../../ui/fields/Field.tsx";
import type { Values } from "./ProfileDialog.tsx";
import { profileMessages } from "./profile.messages.ts";

/**
 * A person's names in both scripts; the Arabic one includes the father's and grandfather's names.
 */
export function NameFields({ field }: Pick<SchemaForm<Values>, "field">) {
	const text = useText(profileMessages);
	const named = (name: (typeof nameFields)[number], dir: "auto" | "rtl") => (
		<Field
			label={text(`profile.${name}`)}
			dir={dir}
			{...field(name)}
			// Required, because the profile keeps the stored name if the field is left empty.
			optional={name === "firstName" || name === "lastName" ? false : field(name).optional}
		/>
	);
	return (
		<>
			{named("firstName", "auto")}
			{named("lastName", "auto")}
			<CheckField label={text("profile.hasOneName")} value="true" {...field("hasOneName")} />
			{named("firstNameAr", "rtl")}
			{named("fatherNameAr", "rtl")}
			{named("grandfatherNameAr", "rtl")}
			{named("lastNameAr", "rtl")}
			<p className="small soft">{text("profile.namesHint")}</p>
		</>
	);
}
