import { useState } from "react";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { studentsRoutes } from "#shared/community/students/students.routes.ts";
import type { UserId } from "#shared/core/ids.ts";
import { client } from "../../../core/calls/client.ts";
import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { useText } from "../../../core/language/messages.ts";
import CoachField from "../../../people/users/CoachField.tsx";
import { useNames } from "../../../people/users/names.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { staffPeopleQuery } from "../people.queries.ts";
import { bulkPeopleMessages } from "./bulkPeople.messages.ts";

const students = client(studentsRoutes);

type Props = { people: PersonRecord[]; onDone: () => void; onClose: () => void };

/** Transfers several people to one coach. */
export default function SetCoachDialog({ people, onDone, onClose }: Props) {
	const text = useText(bulkPeopleMessages);
	const nameOf = useNames();
	const [coachId, setCoachId] = useState("");
	const write = useWriteEach<PersonRecord>({
		keyOf: ({ id }) => String(id),
		nameOf: (person) => nameOf(person).full,
		call: ({ id }, key) =>
			students.transfer({ params: { id }, body: { coachId: Number(coachId) as UserId }, key }),
		title: (count) => text("bulk.coachSet", { count }),
		changed: [staffPeopleQuery],
		done: onDone,
	});
	return (
		<ConfirmDialog
			title={text("bulk.coachTitle", { count: people.length })}
			submit={text("bulk.save")}
			submitting={text("bulk.saving")}
			incomplete={coachId === ""}
			write={{ ...write, mutate: () => write.mutate(write.left(people)) }}
			onClose={onClose}
		>
			<CoachField coaches={[]} value={coachId} onChange={setCoachId} />
			<p>{text("bulk.coachText")}</p>
		</ConfirmDialog>
	);
}
