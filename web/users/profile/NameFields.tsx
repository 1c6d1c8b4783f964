import type { FieldErrors, UseFormRegister } from "react-hook-form";
import type { nameFields } from "#shared/users/users.rules.ts";
import { useText } from "../../core/language/messages.ts";
import { Field } from "../../ui/fields/Field.tsx";
import type { Values } from "./ProfileDialog.tsx";
import { profileMessages } from "./profile.messages.ts";

type Props = { register: UseFormRegister<Values>; errors: FieldErrors<Values> };

/** A person's names in both scripts; in Arabic with those of father and grandfather. */
export function NameFields({ register, errors }: Props) {
	const text = useText(profileMessages);
	const field = (name: (typeof nameFields)[number], dir: "auto" | "rtl") => (
		<Field label={text(`profile.${name}`)} dir={dir} error={errors[name]?.message} {...register(name)} />
	);
	return (
		<>
			{field("firstName", "auto")}
			{field("lastName", "auto")}
			{field("firstNameAr", "rtl")}
			{field("fatherNameAr", "rtl")}
			{field("grandfatherNameAr", "rtl")}
			{field("lastNameAr", "rtl")}
			<p className="small soft">{text("profile.namesHint")}</p>
		</>
	);
}
