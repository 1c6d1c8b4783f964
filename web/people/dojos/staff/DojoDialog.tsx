import { DojoEdit } from "#shared/people/dojos/dojos.input.schema.ts";
import { governorateNames } from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { type Opened, RecordForm } from "../../../base/records/form/RecordForm.tsx";
import { useRecordWords } from "../../../base/records/kind/recordWords.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { dojoKind } from "../dojos.queries.ts";
import { beginningFrom, dojoFields } from "./dojoForm.tsx";
import { manageDojosMessages } from "./manageDojos.messages.ts";

/**
 * Creates or edits a dojo.
 * @param from texts in use from which a new dojo is made
 */
export default function DojoDialog({
	from,
	...opened
}: Opened<Dojo> & { from?: readonly string[] }) {
	const text = useText(manageDojosMessages);
	const locale = useLocale();
	return (
		<RecordForm
			{...opened}
			kind={dojoKind}
			words={useRecordWords(manageDojosMessages, "manageDojos")}
			schema={DojoEdit}
			fields={dojoFields(text, (area) => governorateNames[area][locale])}
			{...(from && { beginning: beginningFrom(from), draft: null })}
		/>
	);
}
