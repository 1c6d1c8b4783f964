import type { GuardianAct } from "#shared/people/families/families.schema.ts";
import { useAuditWords } from "../../../base/history/words/useAuditWords.ts";
import { useText } from "../../../core/language/messages.ts";
import { type Column, DataTable } from "../../../ui/tables/DataTable.tsx";
import { Moment } from "../../../ui/texts/Moment.tsx";
import { PersonName } from "../../users/PersonName.tsx";
import { familyMessages } from "../families.messages.ts";

/** The acts of the user's guardians on their behalf, latest first. */
export default function GuardianActs({ acts }: { acts: GuardianAct[] }) {
	const text = useText(familyMessages);
	const words = useAuditWords();
	const columns: Column<GuardianAct>[] = [
		{
			id: "what",
			head: text("family.act"),
			names: true,
			cell: ({ entityType, action }) => (
				<>
					<span className="block">{words.action(action)}</span>
					<span className="small soft">{words.type(entityType)}</span>
				</>
			),
		},
		{
			id: "who",
			head: text("family.actBy"),
			cell: ({ guardian }) => <PersonName person={guardian} />,
		},
		{
			id: "when",
			head: text("family.actAt"),
			cell: ({ createdAt }) => <Moment className="small soft" at={createdAt} />,
		},
	];
	return (
		<DataTable
			label={text("family.acts")}
			rows={acts}
			columns={columns}
			keyOf={({ id }) => id}
			name="guardian-acts"
			first={5}
		/>
	);
}
