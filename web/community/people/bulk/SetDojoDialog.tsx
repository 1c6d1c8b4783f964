import { useState } from "react";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import type { DojoId } from "#shared/core/ids.ts";
import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useText } from "../../../core/language/messages.ts";
import { useDojoNames } from "../../../people/dojos/DojoField.tsx";
import { useNames } from "../../../people/users/names.ts";
import { people as client } from "../../../people/users/people.client.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { staffPeopleQuery } from "../people.queries.ts";
import { bulkPeopleMessages } from "./bulkPeople.messages.ts";

type Props = { people: PersonRecord[]; onDone: () => void; onClose: () => void };

type Place = { dojoId: DojoId | null; dojoLocation?: string };

const placeOf = ({ dojoId, dojoLocation }: PersonRecord): Place =>
	dojoId ? { dojoId } : { dojoId: null, dojoLocation: dojoLocation ?? "" };

/** Sets the dojo of several people; the toast offers to give them their former ones back. */
export default function SetDojoDialog({ people, onDone, onClose }: Props) {
	const text = useText(bulkPeopleMessages);
	const words = useText(managePeopleMessages);
	const names = useDojoNames();
	const nameOf = useNames();
	const [chosen, setChosen] = useState("");
	const setPlace = ({ id }: PersonRecord, body: Place, key?: string) =>
		client.update({ params: { id }, body, key });
	const shared = {
		keyOf: ({ id }: PersonRecord) => String(id),
		nameOf: (person: PersonRecord) => nameOf(person).full,
		title: (count: number) => text("bulk.dojoSet", { count }),
		changed: [staffPeopleQuery],
	};
	const takeBack = useWriteEach<PersonRecord>({
		...shared,
		call: (person, key) => setPlace(person, placeOf(person), key),
	});
	const write = useWriteEach<PersonRecord>({
		...shared,
		call: (person, key) => setPlace(person, { dojoId: Number(chosen) as DojoId }, key),
		undo: (changed) => takeBack.mutateAsync(changed),
		done: onDone,
	});
	return (
		<ConfirmDialog
			title={text("bulk.dojoTitle", { count: people.length })}
			submit={text("bulk.save")}
			submitting={text("bulk.saving")}
			incomplete={chosen === ""}
			write={{ ...write, mutate: () => write.mutate(write.left(people)) }}
			onClose={onClose}
		>
			<SelectField
				label={words("managePeople.dojo")}
				value={chosen}
				onChange={({ target }) => setChosen(target.value)}
			>
				<Options of={[...names.keys()]} word={(id) => names.get(id) ?? id} none="–" />
			</SelectField>
			<p>{text("bulk.dojoText")}</p>
		</ConfirmDialog>
	);
}
