import type { WholePerson } from "#shared/community/people/people.schema.ts";
import { AthleteEdit } from "#shared/people/national-team/national-team.input.schema.ts";
import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { type Opened, RecordForm } from "../../../base/records/form/RecordForm.tsx";
import { useRecordWords } from "../../../base/records/kind/recordWords.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { athleteKind } from "../national-team.queries.ts";
import { weightCategoryMessages } from "../weightCategory.messages.ts";
import { athleteFields, beginningOfPerson } from "./athleteForm.tsx";
import { manageTeamMessages } from "./manageTeam.messages.ts";
import "./manage-team.css";

/**
 * Creates or edits an athlete.
 * @param person whose card a new one is; fills the form
 */
export default function AthleteDialog({
	person,
	...opened
}: Opened<Athlete> & { person?: WholePerson }) {
	const text = useText(manageTeamMessages);
	const categoryText = useText(weightCategoryMessages);
	const pick = usePick();
	return (
		<RecordForm
			{...opened}
			kind={athleteKind}
			words={useRecordWords(manageTeamMessages, "manageTeam")}
			schema={AthleteEdit}
			fields={athleteFields(text, {
				belt: useBeltName(),
				category: (category) => categoryText(`weightCategory.${category}`),
			})}
			beginning={person && beginningOfPerson(person)}
			toast={(saved) => ({ text: pick(saved, "name") })}
			draft={null}
			typed={person ? `athlete-of-${person.id}` : `athlete-${opened.item?.id ?? "new"}`}
			create={text("manageTeam.create")}
		/>
	);
}
