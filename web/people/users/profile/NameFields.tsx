import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { PersonForm } from "../person-form/PersonForm.tsx";
import type { Values } from "./ProfileDialog.tsx";
import { profileMessages } from "./profile.messages.ts";

/**
 * A person's names in both scripts; the Arabic one includes the father's and grandfather's names.
 */
export function NameFields({ field }: Pick<SchemaForm<Values>, "field">) {
	const text = useText(profileMessages);
	return (
		<>
			<PersonForm
				own
				field={(name) => ({ label: text(`profile.${name}`), ...field(name) })}
				fields={[
					"firstName",
					"lastName",
					"hasOneName",
					"firstNameAr",
					"fatherNameAr",
					"grandfatherNameAr",
					"lastNameAr",
				]}
			/>
			<p className="small soft">{text("profile.namesHint")}</p>
		</>
	);
}
