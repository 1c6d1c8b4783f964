import { genders } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { NewChild } from "#shared/people/families/families.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { allFamiliesQuery, families } from "../../../people/families/families.queries.ts";
import { CapacityField } from "../../../people/families/guardians/CapacityField.tsx";
import { useNames } from "../../../people/users/names.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { CheckField, Field, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { personFormMessages } from "../../people/personForm.messages.ts";
import "../../../base/records/record.css";

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
	const words = useText(personFormMessages);
	const names = useNames();
	const { field, handleSubmit, setError } = useSchemaForm<Values>(NewChild, blank);
	const add = useWrite({
		call: (values: Values, key) =>
			families.add({ body: values as Parameters<typeof families.add>[0]["body"], key }),
		said: (child) => ({ title: text("family.added"), text: names(child).full }),
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
				<div className="side-by-side">
					<Field dir="ltr" autoComplete="off" required {...labelled("firstName")} />
					<Field dir="ltr" autoComplete="off" {...labelled("lastName")} optional={false} />
				</div>
				<CheckField value="true" {...labelled("hasOneName")} />
			</fieldset>
			<fieldset className="stack">
				<legend>{text("family.nameAr")}</legend>
				<div className="side-by-side">
					<Field dir="rtl" lang="ar" autoComplete="off" {...labelled("firstNameAr")} />
					<Field dir="rtl" lang="ar" autoComplete="off" {...labelled("lastNameAr")} />
				</div>
			</fieldset>
			<div className="side-by-side">
				<SelectField required {...labelled("gender")}>
					<Options
						of={genders}
						word={(gender) => words(`personForm.${gender}`)}
						none={text("family.chooseGender")}
					/>
				</SelectField>
				<Field
					type="date"
					dir="ltr"
					required
					min="1900-01-01"
					max={kuwaitDate(Date.now())}
					{...labelled("dateOfBirth")}
				/>
			</div>
			<div className="side-by-side">
				<CapacityField {...field("capacity")} />
				<Field dir="auto" autoComplete="off" {...labelled("emergencyContact")} />
			</div>
		</FormDialog>
	);
}
