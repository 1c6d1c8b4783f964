import { type Official, OfficialEdit } from "#shared/content/officials/officials.schema.ts";
import { type Opened, RecordForm } from "../../base/records/form/RecordForm.tsx";
import { usePick, useText } from "../../core/language/messages.ts";
import { manageOfficialsMessages } from "./manageOfficials.messages.ts";
import { officialFields } from "./officialForm.tsx";
import { officialKind } from "./officials.queries.ts";
import { useOfficialWords } from "./useOfficialWords.ts";

/** Creates or edits an official. */
export default function OfficialDialog(opened: Opened<Official>) {
	const text = useText(manageOfficialsMessages);
	const pick = usePick();
	return (
		<RecordForm
			{...opened}
			kind={officialKind}
			words={useOfficialWords()}
			schema={OfficialEdit}
			fields={officialFields(text)}
			toast={(saved) => ({ text: pick(saved, "name") })}
		/>
	);
}
