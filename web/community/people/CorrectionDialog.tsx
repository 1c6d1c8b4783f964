import { correctedByAdmins } from "#shared/community/people/people.rules.ts";
import { PersonCorrection, type WholePerson } from "#shared/community/people/people.schema.ts";
import { RecordDialog } from "../../base/records/RecordDialog.tsx";
import { useRecordDialog } from "../../base/records/useRecordDialog.ts";
import { useText } from "../../core/language/messages.ts";
import { DojoField, useDojoNames } from "../../people/dojos/DojoField.tsx";
import { useNames } from "../../people/users/names.ts";
import { people } from "../../people/users/people.client.ts";
import { Field } from "../../ui/fields/Field.tsx";
import { BirthFields, NameFields } from "./PersonFields.tsx";
import { staffPeopleQuery } from "./people.queries.ts";
import { personFormMessages } from "./personForm.messages.ts";
import { correctionOf } from "./personForm.ts";

/** An admin corrects names, phone, date of birth, gender and dojo of a member or coach. */
export default function CorrectionDialog({
	person,
	onClose,
}: {
	person: WholePerson;
	onClose: () => void;
}) {
	const text = useText(personFormMessages);
	const dojoNames = useDojoNames();
	const name = useNames()(person).full;
	const params = { id: person.id };
	const { dialog, field, form } = useRecordDialog({
		schema: PersonCorrection,
		saved: correctionOf(person),
		draft: null,
		read: async () => correctionOf(await people.get({ params })),
		labels: Object.fromEntries(
			correctedByAdmins.map((one) => [one, text(`personForm.${one}`)]),
		) as Record<(typeof correctedByAdmins)[number], string>,
		call: (body: PersonCorrection, key) => people.update({ params, body, key }),
		said: () => ({ title: text("personForm.updated"), text: name }),
		fallback: text("personForm.updateFailed"),
		changed: [staffPeopleQuery],
		onClose,
	});
	return (
		<RecordDialog
			draft={`correction-${person.id}`}
			{...dialog}
			title={`${text("personForm.edit")}: ${name}`}
			words={{
				gender: (value) => (value ? text(`personForm.${value as "male"}`) : ""),
				dojoId: (value) => dojoNames.get(value) ?? value,
			}}
		>
			<NameFields field={field as never} email={false} />
			<BirthFields field={field as never} />
			<DojoField {...field("dojoId")} form={form} id="dojoId" texts={["dojoLocation"]}>
				<Field dir="auto" autoComplete="off" {...field("dojoLocation")} />
			</DojoField>
			<p className="small soft">{text("personForm.superOnly")}</p>
		</RecordDialog>
	);
}
