import { correctedByAdmins } from "#shared/community/people/people.rules.ts";
import { PersonCorrection, type WholePerson } from "#shared/community/people/people.schema.ts";
import { isGuest } from "#shared/core/access.ts";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import { useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { DojoField } from "../../people/dojos/DojoField.tsx";
import { useCountries, useCountryName } from "../../people/users/countries.ts";
import { useNames } from "../../people/users/names.ts";
import { people } from "../../people/users/people.client.ts";
import { PersonForm } from "../../people/users/person-form/PersonForm.tsx";
import { Field, SelectField } from "../../ui/fields/Field.tsx";
import { Options } from "../../ui/fields/Options.tsx";
import { staffPeopleQuery } from "./people.queries.ts";
import { correctionOf, staffNames } from "./personForm.ts";
import { usePersonForm } from "./usePersonForm.ts";

type Props = { person: WholePerson; onClose: () => void };

/**
 * An admin corrects names, phone, date of birth, gender and dojo of a member or coach, or the club of
 * a guest.
 */
export default function CorrectionDialog({ person, onClose }: Props) {
	const { text, labelsOf, gender, words } = usePersonForm();
	const [countries, countryName] = [useCountries(), useCountryName()];
	const name = useNames()(person).full;
	const params = { id: person.id };
	const { dialog, field, form } = useRecordDialog({
		schema: PersonCorrection,
		saved: correctionOf(person),
		draft: null,
		read: async () => correctionOf(await people.get({ params })),
		labels: {
			...labelsOf(correctedByAdmins),
			...(isGuest(person) && { dojoLocation: text("personForm.club") }),
		},
		call: (body: PersonCorrection, key) => people.update({ params, body, key }),
		toast: () => ({ title: text("personForm.updated"), text: name }),
		fallback: text("personForm.updateFailed"),
		changed: [staffPeopleQuery],
		onClose,
	});
	return (
		<RecordDialog
			draft={`correction-${person.id}`}
			{...dialog}
			title={`${text("personForm.edit")}: ${name}`}
			words={{ ...words, country: (code) => code && countryName(code) }}
		>
			<PersonForm
				field={field}
				gender={gender}
				fields={[...staffNames, "phoneNumber", ["gender", "dateOfBirth"]]}
			/>
			{isGuest(person) ? (
				<div className="side-by-side">
					<Field dir="auto" autoComplete="off" {...field("dojoLocation")} optional={false} />
					<SelectField {...field("country")} optional={false}>
						<Options of={countries} word={countryName} />
					</SelectField>
				</div>
			) : (
				<>
					<DojoField {...field("dojoId")} form={form} id="dojoId" texts={["dojoLocation"]}>
						<Field dir="auto" autoComplete="off" {...field("dojoLocation")} />
					</DojoField>
					<p className="small soft">{text("personForm.superOnly")}</p>
				</>
			)}
		</RecordDialog>
	);
}
