import { useState } from "react";
import type { NewSavedView } from "#shared/community/people/people.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { people } from "../../users/people.client.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { savedViewsQuery } from "../people.queries.ts";

/** Names the present filters of the list of people and saves them. */
export default function SaveViewDialog({
	filters,
	onClose,
}: {
	filters: string;
	onClose: () => void;
}) {
	const text = useText(managePeopleMessages);
	const [name, setName] = useState("");
	const save = useWrite({
		call: (body: NewSavedView, key) => people.saveView({ body, key }),
		said: ({ name: saved }) => ({ title: text("managePeople.viewSaved"), text: saved }),
		changed: [savedViewsQuery],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("managePeople.saveView")}
			submit={text("managePeople.save")}
			submitting={text("managePeople.saving")}
			incomplete={name.trim() === ""}
			write={{ ...save, mutate: () => save.mutate({ name: name.trim(), filters }) }}
			onClose={onClose}
		>
			<Field
				label={text("managePeople.viewName")}
				hint={text("managePeople.viewHint")}
				dir="auto"
				autoComplete="off"
				maxLength={60}
				value={name}
				onChange={({ target }) => setName(target.value)}
			/>
		</ConfirmDialog>
	);
}
