import { NewChild } from "#shared/people/families/families.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { allFamiliesQuery, families } from "../../../people/families/families.queries.ts";
import { CapacityField } from "../../../people/families/guardians/CapacityField.tsx";
import { useNames } from "../../../people/users/names.ts";
import { PersonForm } from "../../../people/users/person-form/PersonForm.tsx";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { usePersonForm } from "../../people/usePersonForm.ts";

const blank = {
	firstName: "",
	lastName: "",
	hasOneName: false,
	firstNameAr: "",
	lastNameAr: "",
	gender: "",
	dateOfBirth: "",
	emergencyContact: "",
	capacity: "",
};
type Values = typeof blank;

/** A guardian adds a child. Stores no draft, because the values are personal data. */
export default function AddChildDialog({ onClose }: { onClose: () => void }) {
	const text = useText(familyMessages);
	const { text: words, gender } = usePersonForm();
	const names = useNames();
	const { field, handleSubmit, setError } = useSchemaForm<Values>(NewChild, blank);
	const add = useWrite({
		call: (values: Values, key) =>
			families.add({ body: values as Parameters<typeof families.add>[0]["body"], key }),
		toast: (child) => ({ title: text("family.added"), text: names(child).full }),
		fallback: text("family.addFailed"),
		setError,
		changed: [allFamiliesQuery],
		done: onClose,
	});
	const labelled = (name: Exclude<keyof Values, "capacity">) => ({
		label:
			name === "firstName" || name === "lastName"
				? text(`family.${name}`)
				: words(`personForm.${name}`),
		...field(name),
	});
	return (
		<FormDialog
			draft="child-new"
			guarded
			wide
			title={text("family.add")}
			submit={text("family.add")}
			submitting={text("family.adding")}
			write={add}
			onClose={onClose}
			onSubmit={handleSubmit((values) => add.mutate(values))}
		>
			<p>{text("family.addText")}</p>
			<fieldset className="stack">
				<legend>{text("family.nameEn")}</legend>
				<PersonForm field={labelled} fields={[["firstName", "lastName"], "hasOneName"]} />
			</fieldset>
			<fieldset className="stack">
				<legend>{text("family.nameAr")}</legend>
				<PersonForm field={labelled} fields={[["firstNameAr", "lastNameAr"]]} />
			</fieldset>
			<PersonForm
				field={labelled}
				gender={{ ...gender, none: text("family.chooseGender") }}
				fields={[["gender", "dateOfBirth"]]}
			/>
			<div className="side-by-side">
				<CapacityField {...field("capacity")} />
				<PersonForm field={labelled} fields={["emergencyContact"]} />
			</div>
		</FormDialog>
	);
}
